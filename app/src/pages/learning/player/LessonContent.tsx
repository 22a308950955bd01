import { placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import {
  Alert,
  Button,
  type LessonBlock,
  LessonBlocks,
  type LessonBlocksProps,
  Skeleton,
} from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { labRunner } from '../../../parts/labs/labRunner.ts';
import { promptTools } from '../../../parts/labs/promptTools.ts';
import { blockSubject } from '../../../parts/learning/blockSubject.ts';
import { downloadFile } from '../../../parts/learning/downloadFile.ts';
import { shownLesson } from '../../../parts/learning/lessonBlocks.ts';
import type { PlacedLesson } from '../../../parts/learning/lessons.ts';
import { playerCopy as copy } from '../../../parts/learning/playerCopy.ts';
import { sanitizeLesson } from '../../../parts/learning/sanitizeLesson.ts';
import { UnsavedLesson } from '../../../parts/learning/UnsavedLesson.tsx';
import { useErrorReports } from '../../../parts/learning/useErrorReports.tsx';
import { callSignedIn } from '../../../shell/api/client.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { useWork } from './useWork.ts';

/** Loaded when a learner has an earlier version. */
const EarlierWork = lazy(() => import('./EarlierWork.tsx'));

interface LessonContentProps {
  courseId: string;
  lesson: PlacedLesson;
}

/** The text of a lesson, or its blocks with the learner's work, which is saved as it changes. */
export function LessonContent({ courseId, lesson }: LessonContentProps): ReactNode {
  const { module_number, lesson_number, blocks_version } = lesson;
  const { renderUnder, dialog } = useErrorReports<LessonBlock>(
    ({ id }) => ({
      course_id: courseId,
      module_number,
      lesson_number,
      block_id: id,
      ...(blocks_version !== undefined && { blocks_version }),
    }),
    blockSubject,
  );
  return (
    <>
      {blocks_version === undefined ? (
        <LessonText lesson={lesson} renderUnder={renderUnder} />
      ) : (
        <WorkedLesson
          courseId={courseId}
          lesson={lesson}
          version={blocks_version}
          renderUnder={renderUnder}
        />
      )}
      {dialog}
    </>
  );
}

/** A text has no files. */
const noDownload = () => Promise.resolve(undefined);

type UnderBlocks = Pick<LessonBlocksProps, 'renderUnder'>;

function LessonText({ lesson, renderUnder }: Pick<LessonContentProps, 'lesson'> & UnderBlocks): ReactNode {
  const { content } = lesson;
  const blocks = useMemo(() => placedBlocks({ content }), [content]);
  return (
    <UnsavedLesson
      blocks={blocks}
      sanitize={sanitizeLesson}
      onDownload={noDownload}
      renderUnder={renderUnder}
    />
  );
}

function WorkedLesson({
  courseId,
  lesson,
  version,
  renderUnder,
}: LessonContentProps & UnderBlocks & { version: string }): ReactNode {
  const { module_number, lesson_number, content } = lesson;
  const { data, error, mutate } = useSessionQuery(
    'GET /api/courses/{courseId}/blocks/{module}/{lesson}/{version}',
    { path: { courseId, module: module_number, lesson: lesson_number, version } },
  );
  const tools = useMemo(
    () => promptTools({ courseId, module_number, lesson_number, blocks_version: version }),
    [courseId, module_number, lesson_number, version],
  );
  const { stateOf, change, retry, isLoading, isFailing, reload } = useWork(courseId, lesson);
  const shown = useMemo(
    () => data && shownLesson(placedBlocks({ content, blocks: data.blocks }), sanitizeLesson),
    [content, data],
  );
  if (!shown && error) {
    return (
      <>
        <Failure title={copy.blocksFailure} hint={copy.blocksFailureHint} onRetry={() => void mutate()} />
        <LessonText lesson={lesson} />
      </>
    );
  }
  if (!shown || isLoading) return <Skeleton height="24rem" />;
  return (
    <>
      {isFailing && <Failure title={copy.workFailure} hint={copy.workFailureHint} onRetry={reload} />}
      <LessonBlocks
        {...shown}
        stateOf={stateOf}
        onWorkChange={change}
        onRetry={retry}
        labRunner={labRunner}
        promptTools={tools}
        onDownload={({ id: blockId }) =>
          downloadFile(
            callSignedIn('GET /api/courses/{courseId}/downloads/{module}/{lesson}/{version}/{blockId}', {
              path: { courseId, module: module_number, lesson: lesson_number, version, blockId },
            }),
          )
        }
        renderUnder={renderUnder}
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

function Failure({ title, hint, onRetry }: { title: string; hint: string; onRetry: () => void }): ReactNode {
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <Button variant="neutral" size="sm" onPress={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {hint}
    </Alert>
  );
}
