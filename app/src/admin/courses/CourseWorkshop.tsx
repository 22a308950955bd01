import {
  Alert,
  Breadcrumbs,
  Button,
  type CourseRevision,
  emptyCourse,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
} from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/lambdas/contract/catalog-admin.ts';
import { courseLevels, courseTracks } from '@redwhiteandcode/lambdas/contract/course-rules.ts';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { adminWords } from '../../copy/admin.ts';
import { coursesWords, courseEditorWords as words } from '../../copy/adminCourses.ts';
import { focusPage } from '../../frame/useNavigationFocus.ts';
import { sanitizeLesson } from '../../learning/sanitizeLesson.ts';
import { useDocumentTitle } from '../../metadata/useDocumentTitle.ts';
import { coursesHref } from './coursePaths.ts';
import { useEditing } from './useEditing.ts';
import { useLeaveQuestion } from './useLeaveQuestion.tsx';
import { useRestoring } from './useRestoring.tsx';
import { useRevisions } from './useRevisions.ts';

const CourseEditor = lazy(() => import('./editor.ts'));
const CoursePreview = lazy(() => import('./CoursePreview.tsx'));

export interface CourseWorkshopProps {
  /** The course as it is stored now; undefined for a new one. */
  stored: EditableCourse | undefined;
  /** Keeps what was saved. */
  onMade: (course: EditableCourse) => void;
}

/** The editor of a course with what stands around it: its name, its state, its history, the question before leaving. */
export function CourseWorkshop({ stored, onMade }: CourseWorkshopProps): ReactNode {
  const editing = useEditing(stored, onMade);
  const { opened, known, isSaving, hasUnsaved, isBack, noteUnsaved, isOwn, save, open } = editing;
  // Somebody else has saved it, and nothing would be lost here.
  const isBehind = stored !== undefined && known !== undefined && stored.version > known.version;
  const follow = useEffectEvent(() => stored && open(stored));
  useEffect(() => {
    if (isBehind && !hasUnsaved && !isSaving) follow();
  }, [isBehind, hasUnsaved, isSaving]);

  const title = known?.title ?? words.newTitle;
  useDocumentTitle(known && `${title} | ${adminWords.area}`);
  const revisions = useRevisions(known?.id);
  const [restore, restoring] = useRestoring(known, hasUnsaved, open);
  const leaving = useLeaveQuestion(hasUnsaved, isOwn, () => noteUnsaved(undefined));
  const discard = () => {
    open(known);
    focusPage();
  };
  return (
    <Stack gap={24}>
      <Breadcrumbs items={[{ label: coursesWords.title, href: coursesHref }, { label: title }]} />
      <Inline justify="between" gap={16}>
        <Heading level={1}>{title}</Heading>
        {known && known.status !== 'draft' && <Link href={`/course/${known.id}`}>{words.asLearners}</Link>}
      </Inline>
      {known && <CourseState course={known} revisions={revisions} />}
      {isBack && <KeptNote onDiscard={discard} />}
      <Suspense fallback={<Skeleton height="32rem" />}>
        <CourseEditor
          key={opened.round}
          course={opened.draft ?? emptyCourse}
          unsaved={opened.unsaved}
          isPublished={known?.status === 'published'}
          levels={courseLevels}
          tracks={courseTracks}
          onSave={save}
          onUnsavedChange={noteUnsaved}
          sanitize={sanitizeLesson}
          renderPreview={(draft) => (
            <Suspense fallback={<Skeleton height="16rem" />}>
              <CoursePreview draft={draft} />
            </Suspense>
          )}
          revisions={revisions}
          onRestore={restore}
        />
      </Suspense>
      {leaving}
      {restoring}
    </Stack>
  );
}

/** Says that what stands in the editor is what was kept, and offers to go back to what is stored. */
function KeptNote({ onDiscard }: { onDiscard: () => void }): ReactNode {
  return (
    <Alert
      tone="info"
      title={words.unsaved.title}
      action={
        <Button variant="neutral" size="sm" onPress={onDiscard}>
          {words.unsaved.discard}
        </Button>
      }
    >
      {words.unsaved.description}
    </Alert>
  );
}

interface CourseStateProps {
  course: EditableCourse;
  revisions: readonly CourseRevision[];
}

/** What learners see of the course, where that is not what stands in the editor. */
function CourseState({ course, revisions }: CourseStateProps): ReactNode {
  if (course.status === 'archived') {
    return (
      <Alert tone="info" title={words.archivedTitle}>
        {words.archived}
      </Alert>
    );
  }
  if (course.status === 'draft' || course.is_live) return null;
  const live = revisions.find(({ isPublished }) => isPublished);
  return (
    <Alert tone="info" title={words.draftTitle}>
      {words.draft(live ? words.liveRevision(live.number) : words.liveBefore)}
    </Alert>
  );
}
