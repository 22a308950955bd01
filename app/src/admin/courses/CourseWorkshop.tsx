import { Skeleton } from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/lambdas/contract/catalog-admin.ts';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { adminCopy } from '../../copy/admin.ts';
import { sanitizeLesson } from '../../learning/sanitizeLesson.ts';
import { useDocumentTitle } from '../../metadata/useDocumentTitle.ts';
import { CoursePage } from '../../pages/admin/CoursePage.tsx';
import { focusPage } from '../../pages/frame/focusPage.ts';
import { useEditing } from './useEditing.ts';
import { useLeaveQuestion } from './useLeaveQuestion.tsx';
import { useRestoring } from './useRestoring.tsx';
import { useRevisions } from './useRevisions.ts';

const CourseDraftEditor = lazy(() => import('../../pages/admin/CourseDraftEditor.tsx'));

export interface CourseWorkshopProps {
  /** The course as it is stored now; undefined for a new one. */
  stored: EditableCourse | undefined;
  /** Keeps what was saved. */
  onMade: (course: EditableCourse) => void;
}

/** A course in the editor, with its history, and the question before its unsaved changes are left. */
export function CourseWorkshop({ stored, onMade }: CourseWorkshopProps): ReactNode {
  const editing = useEditing(stored, onMade);
  const { opened, known, isSaving, hasUnsaved, isBack, noteUnsaved, isOwn, save, open } = editing;
  // Somebody else has saved it, and nothing would be lost here.
  const isBehind = stored !== undefined && known !== undefined && stored.version > known.version;
  const follow = useEffectEvent(() => stored && open(stored));
  useEffect(() => {
    if (isBehind && !hasUnsaved && !isSaving) follow();
  }, [isBehind, hasUnsaved, isSaving]);

  useDocumentTitle(known && `${known.title} | ${adminCopy.area}`);
  const revisions = useRevisions(known?.id);
  const [restore, restoring] = useRestoring(known, hasUnsaved, open);
  const leaving = useLeaveQuestion(hasUnsaved, isOwn, () => noteUnsaved(undefined));
  const discard = () => {
    open(known);
    focusPage();
  };
  return (
    <>
      <CoursePage
        course={known}
        revisions={revisions}
        onDiscard={isBack ? discard : undefined}
        editor={
          <Suspense fallback={<Skeleton height="32rem" />}>
            <CourseDraftEditor
              key={opened.round}
              draft={opened.draft}
              unsaved={opened.unsaved}
              isPublished={known?.status === 'published'}
              onSave={save}
              onUnsavedChange={noteUnsaved}
              sanitize={sanitizeLesson}
              revisions={revisions}
              onRestore={restore}
            />
          </Suspense>
        }
      />
      {leaving}
      {restoring}
    </>
  );
}
