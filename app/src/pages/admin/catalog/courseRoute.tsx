import type { EditableCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { recordStatus, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { lessonIdOf, type WrittenText } from './courseDraft.ts';
import type { OpenDrafted } from './draftedCourse.ts';
import { courseEditorCopy as copy } from './courseCopy.ts';
import { keepFocus } from '../../../shell/frame/useNavigationFocus.ts';
import { courseHref, coursesHref, newCourse } from '../../../parts/admin/addresses.ts';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import type { Route } from './+types/courseRoute.ts';
import { AlertDialog, type CourseRevision, Skeleton, Stack, toast } from '@redwhiteandcode/design-system';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { CoursePage } from './CoursePage.tsx';
import { focusPage } from '../../../shell/frame/focusPage.ts';
import { useEditing } from './useEditing.ts';
import { useLeaveConfirmation } from '../../../parts/admin/useLeaveConfirmation.tsx';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useChange } from '../../../parts/admin/useChange.ts';

const CourseDrafting = lazy(() => import('./CourseDrafting.tsx'));
const CourseDraftEditor = lazy(() => import('./CourseDraftEditor.tsx'));

export const meta = ({ params: { courseId } }: Route.MetaArgs) => {
  const title = courseId === newCourse ? copy.newTitle : copy.record.title;
  return adminMeta({ title, description: copy.description }, courseHref(courseId));
};

/** The course editor at `/admin/courses/{courseId}`, which `?lesson=1.2` opens at a lesson, and at `/admin/courses/new` for a new course. */
export default function AdminCourseRoute({ params: { courseId } }: Route.ComponentProps): ReactNode {
  // The id of a new course after its first save: the address changes, and the editor stays.
  const [savedId, setSavedId] = useState<string>();
  const navigate = useNavigate();
  const goToCourse = (course: EditableCourse) => {
    if (courseId !== newCourse) return;
    setSavedId(course.id);
    void navigate(courseHref(course.id), { replace: true, state: keepFocus });
  };
  if (courseId === newCourse || courseId === savedId) {
    return <CourseWorkshop key={newCourse} stored={undefined} onSaved={goToCourse} />;
  }
  return <StoredCourse key={courseId} courseId={courseId} />;
}

function StoredCourse({ courseId }: { courseId: string }): ReactNode {
  const query = useAdminQuery('GET /api/admin/courses/{courseId}', { path: { courseId } });
  const { data, mutate } = query;
  if (data) {
    const update = (course: EditableCourse) => void mutate(course, { revalidate: false });
    return <CourseWorkshop stored={data} onSaved={update} />;
  }
  return <RecordState status={recordStatus(query)} copy={copy.record} listHref={coursesHref} />;
}

interface CourseWorkshopProps {
  /** The course as it is stored now; undefined for a new one. */
  stored: EditableCourse | undefined;
  /** Called with the course after each save. */
  onSaved: (course: EditableCourse) => void;
}

/** The course editor with the course's revisions. Asks for confirmation before unsaved changes are lost. */
function CourseWorkshop({ stored, onSaved }: CourseWorkshopProps): ReactNode {
  const editing = useEditing(stored, onSaved);
  const {
    opened,
    known,
    isSaving,
    hasUnsaved,
    isRestored,
    noteUnsaved,
    isOwn,
    save,
    open,
    openUnsaved,
    openChanged,
  } = editing;
  // Another admin has saved the course; open that version if no changes would be lost.
  const isBehind = stored !== undefined && known !== undefined && stored.version > known.version;
  const openStored = useEffectEvent(() => stored && open(stored));
  useEffect(() => {
    if (isBehind && !hasUnsaved && !isSaving) openStored();
  }, [isBehind, hasUnsaved, isSaving]);

  const [search] = useSearchParams();
  const [module = '', lesson = ''] = search.get('lesson')?.split('.') ?? [];
  useDocumentTitle(known && `${known.title} | ${adminCopy.area}`);
  const revisions = useRevisions(known?.id);
  const [restore, restoring] = useRestoring(known, hasUnsaved, open);
  const leaving = useLeaveConfirmation(hasUnsaved, isOwn, () => noteUnsaved(undefined));
  const discard = () => {
    open(known);
    focusPage();
  };
  const importText = (text: WrittenText) => {
    openUnsaved(text);
    toast({ ...copy.imported, tone: 'success' });
    focusPage();
  };
  const [draftedAt, setDraftedAt] = useState<string>();
  const openDrafted: OpenDrafted = (change, lesson) => {
    openChanged(change);
    setDraftedAt(lesson);
  };
  return (
    <>
      <CoursePage
        course={known}
        revisions={revisions}
        onDiscard={isRestored ? discard : undefined}
        editor={
          <Stack gap={24}>
            {known && (
              <Suspense fallback={<Skeleton height="2.5rem" />}>
                <CourseDrafting courseId={known.id} current={editing.current} onOpen={openDrafted} />
              </Suspense>
            )}
            <Suspense fallback={<Skeleton height="32rem" />}>
              <CourseDraftEditor
                key={opened.round}
                courseId={known?.id}
                draft={opened.draft}
                unsaved={opened.unsaved}
                assessment={known?.assessment ?? null}
                startsAt={draftedAt ?? lessonIdOf(module, lesson)}
                isPublished={known?.status === 'published'}
                awaitsReview={known?.awaits_review}
                onSave={save}
                onImport={importText}
                onUnsavedChange={noteUnsaved}
                revisions={revisions}
                onRestore={restore}
              />
            </Suspense>
          </Stack>
        }
      />
      {leaving}
      {restoring}
    </>
  );
}

/**
 * Returns a function that restores a revision of a course as its draft, and the dialog to render. The dialog asks first if
 * unsaved text would be lost.
 */
function useRestoring(
  course: EditableCourse | undefined,
  hasUnsaved: boolean,
  onRestored: (course: EditableCourse) => void,
): [restore: (revision: number) => void, question: ReactNode] {
  const [chosen, setChosen] = useState<number>();
  const change = useChange([]);
  const restore = (revision: number) => {
    setChosen(undefined);
    if (!course) return;
    const request = {
      path: { courseId: course.id, revision },
      body: { version: course.version },
    };
    const key = 'POST /api/admin/courses/{courseId}/revisions/{revision}/restore';
    void change(async () => onRestored(await callAdmin(key, request)), { done: copy.restored(revision) });
  };
  const question = (
    <AlertDialog
      title={copy.replace.title}
      description={copy.replace.description}
      confirmLabel={copy.replace.confirm}
      cancelLabel={copy.replace.stay}
      isDestructive
      isOpen={chosen !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) setChosen(undefined);
      }}
      onConfirm={() => chosen !== undefined && restore(chosen)}
    />
  );
  return [(revision) => (hasUnsaved ? setChosen(revision) : restore(revision)), question];
}

/** Returns the 100 newest revisions of a course, newest first; none for a course that is not saved yet. */
function useRevisions(courseId: string | undefined): readonly CourseRevision[] {
  const { data } = useAdminQuery(
    'GET /api/admin/courses/{courseId}/revisions',
    { path: { courseId: courseId ?? '' }, query: { limit: 100 } },
    { isEnabled: courseId !== undefined },
  );
  return useMemo(
    () =>
      (data?.items ?? []).map(({ saved_by, ...revision }) => ({
        ...revision,
        saved_by: saved_by ? (saved_by.full_name ?? adminCopy.anotherAdmin) : copy.platform,
      })),
    [data],
  );
}
