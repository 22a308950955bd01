import { Alert, Button, LessonBlocks, Skeleton } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { playerCopy as copy } from '../../../parts/learning/playerCopy.ts';
import { hasWork, shownLesson } from '../../../parts/learning/lessonBlocks.ts';
import type { PlacedLesson } from '../../../parts/learning/lessons.ts';
import { UnsavedLesson } from '../../../parts/learning/UnsavedLesson.tsx';
import { placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { sanitizeLesson } from '../../../parts/learning/sanitizeLesson.ts';
import { useWork } from './useWork.ts';

/** Loaded when a learner opens it. */
const EarlierWork = lazy(() => import('./EarlierWork.tsx'));

interface LessonContentProps {
  courseId: string;
  lesson: PlacedLesson;
}

/** The blocks of a lesson with the learner's work, which is saved as it changes. */
export function LessonContent({ courseId, lesson }: LessonContentProps): ReactNode {
  const placed = useMemo(() => placedBlocks(lesson), [lesson]);
  const shown = useMemo(() => shownLesson(placed, sanitizeLesson), [placed]);
  const props = { ...shown, courseId, lesson };
  return shown.blocks.some(hasWork) ? (
    <WorkedLesson {...props} />
  ) : (
    <UnsavedLesson blocks={placed} sanitize={sanitizeLesson} />
  );
}

interface WorkedLessonProps extends LessonContentProps, ReturnType<typeof shownLesson> {}

function WorkedLesson({ courseId, lesson, blocks, judge }: WorkedLessonProps): ReactNode {
  const { stateOf, change, retry, isLoading, isFailing, reload } = useWork(courseId, lesson);
  if (isLoading) return <Skeleton height="24rem" />;
  return (
    <>
      {isFailing && (
        <Alert
          tone="warning"
          title={copy.workFailure}
          action={
            <Button variant="neutral" size="sm" onPress={reload}>
              {copy.retry}
            </Button>
          }
        >
          {copy.workFailureHint}
        </Alert>
      )}
      <LessonBlocks
        blocks={blocks}
        judge={judge}
        stateOf={stateOf}
        onWorkChange={change}
        onRetry={retry}
        renderEarlier={(block) => (
          <Suspense fallback={null}>
            <EarlierWork
              courseId={courseId}
              lesson={lesson}
              block={block}
              count={stateOf(block.id).earlier}
              onRestore={(work) => change(block.id, work)}
            />
          </Suspense>
        )}
      />
    </>
  );
}
