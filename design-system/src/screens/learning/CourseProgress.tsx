import type { ReactNode } from 'react';
import { ProgressBar } from '../../components/feedback/ProgressBar.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';

export interface CourseProgressProps {
  /** Number of completed lessons. */
  completed: number;
  /** Number of lessons in the course; 0 if none is published yet. */
  total: number;
  /** Shows a skeleton. @default false */
  isLoading?: boolean | undefined;
}

/** A learner's progress in a course: the bar, the percentage, and the number of lessons in words. */
export function CourseProgress({ completed, total, isLoading = false }: CourseProgressProps): ReactNode {
  if (isLoading) {
    return (
      <div data-component="CourseProgress">
        <Skeleton width="40%" />
        <Skeleton shape="block" height="0.5rem" />
        <Skeleton width="30%" />
      </div>
    );
  }
  const counted = Math.min(Math.max(0, completed), total);
  const isComplete = total > 0 && counted === total;
  return (
    <div data-component="CourseProgress" data-complete={isComplete || undefined}>
      <Stack gap={8}>
        <ProgressBar label="Course progress" value={total === 0 ? 0 : (counted / total) * 100} />
        <Text size="sm" tone={isComplete ? 'default' : 'muted'} isStrong={isComplete}>
          {isComplete ? (
            <Inline as="span" gap={4}>
              <Icon icon={icons.circleCheck} size="sm" />
              {sentence(counted, total)}
            </Inline>
          ) : (
            sentence(counted, total)
          )}
        </Text>
      </Stack>
    </div>
  );
}

function sentence(completed: number, total: number): string {
  if (total === 0) return 'No lessons yet';
  if (completed === total) return total === 1 ? 'The lesson is completed' : `All ${total} lessons completed`;
  return `${completed} of ${total} ${total === 1 ? 'lesson' : 'lessons'} completed`;
}
