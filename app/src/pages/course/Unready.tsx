import { Link, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';

/** Says that a course is not open yet, with a slot for `Notify`, and links to the open courses. */
export function Unready({ notify }: { notify?: ReactNode }): ReactNode {
  return (
    <Stack gap={12}>
      {notify}
      <Text>
        {copy.unready} <Link href="/courses">{copy.openCourses}</Link>
      </Text>
    </Stack>
  );
}
