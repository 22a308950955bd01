import { Skeleton } from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { sanitizeLesson } from '../../../parts/learning/sanitizeLesson.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { CoursePage } from './CoursePage.tsx';
import { focusPage } from '../../../shell/frame/focusPage.ts';
import { useEditing } from './useEditing.ts';
import { useLeaveConfirmation } from './useLeaveConfirmation.tsx';
import { useRestoring } from './useRestoring.tsx';
import { useRevisions } from './useRevisions.ts';

const CourseDraftEditor = lazy(() => import('./CourseDraftEditor.tsx'));

export interface CourseWorkshopProps {
  /** The course as it is stored now; undefined for a new one. */
  stored: EditableCourse | undefined;
  /** Called with the course after each save. */
  onSaved: (course: EditableCourse) => void;
}

/** The course editor with the course's revisions. Asks for confirmation before unsaved changes are lost. */
export function CourseWorkshop({ stored, onSaved }: CourseWorkshopProps): ReactNode {
  const editing = useEditing(stored, onSaved);
  const { opened, known, isSaving, hasUnsaved, isRestored, noteUnsaved, isOwn, save, open } = editing;
  // Another admin has saved the course; open that version if no changes would be lost.
  const isBehind = stored !== undefined && known !== undefined && stored.version > known.version;
  const openStored = useEffectEvent(() => stored && open(stored));
  useEffect(() => {
    if (isBehind && !hasUnsaved && !isSaving) openStored();
  }, [isBehind, hasUnsaved, isSaving]);

  useDocumentTitle(known && `${known.title} | ${adminCopy.area}`);
  const revisions = useRevisions(known?.id);
  const [restore, restoring] = useRestoring(known, hasUnsaved, open);
  const leaving = useLeaveConfirmation(hasUnsaved, isOwn, () => noteUnsaved(undefined));
  const discard = () => {
    open(known);
    focusPage();
  };
  return (
    <>
      <CoursePage
        course={known}
        revisions={revisions}
        onDiscard={isRestored ? discard : undefined}
        editor={
          <Suspense fallback={<Skeleton height="32rem" />}>
            <CourseDraftEditor
              key={opened.round}
              draft={opened.draft}
              unsaved={opened.unsaved}
              isPublished={known?.status === 'published'}
              awaitsReview={known?.awaits_review}
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
