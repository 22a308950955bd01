import { readerMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Work } from '@redwhiteandcode/contract/learning/work.ts';
import type { LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';
import {
  Button,
  Disclosure,
  Inline,
  type LessonBlock,
  Skeleton,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { playerCopy } from '../../../parts/learning/playerCopy.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { answerLines } from '../../../parts/learning/answerLines.ts';

const copy = playerCopy.earlier;

interface EarlierWorkProps {
  courseId: string;
  lesson: LessonPosition;
  block: LessonBlock;
  /** The number of earlier versions. */
  count: number;
  onRestore: (work: Work) => void;
}

/** The versions of a learner's work in a block that another tab or device replaced; each can be used again. */
export default function EarlierWork({ count, ...props }: EarlierWorkProps): ReactNode {
  return (
    <Disclosure title={copy.title(count)} headingLevel={3}>
      <Versions key={count} {...props} />
    </Disclosure>
  );
}

function Versions({ courseId, lesson, block, onRestore }: Omit<EarlierWorkProps, 'count'>): ReactNode {
  const { module_number, lesson_number } = lesson;
  const { data, error } = useSessionQuery(
    'GET /api/courses/{courseId}/answers/{module}/{lesson}/{blockId}/earlier',
    { path: { courseId, module: module_number, lesson: lesson_number, blockId: block.id } },
  );
  if (error && !data) return <Text>{copy.failure}</Text>;
  if (!data) return <Skeleton height="6rem" />;
  return (
    <Stack gap={16}>
      <Text tone="muted">{copy.hint}</Text>
      {data.items.map(({ changed_at, ...work }) => (
        <Stack key={changed_at} gap={8}>
          <Text size="sm" tone="muted">
            {readerMoment(changed_at)}
          </Text>
          <Text>
            {answerLines(block.type === 'check' ? block.task : undefined, work.answer).join('; ') ||
              copy.nothing}
          </Text>
          <Inline>
            <Button variant="neutral" size="sm" onPress={() => onRestore(work)}>
              {copy.use}
            </Button>
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}
