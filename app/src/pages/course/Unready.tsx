import { Link, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { courseCopy as copy } from '../../copy/course.ts';

/** Says that a course cannot be joined yet, and leads to those that can. */
export function Unready(): ReactNode {
  return (
    <Text>
      {copy.unready} <Link href="/courses">{copy.openCourses}</Link>
    </Text>
  );
}
