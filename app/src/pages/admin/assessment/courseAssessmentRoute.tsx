import type { EditableAssessment } from '@redwhiteandcode/contract/assessment/admin-operations.ts';
import type { EditableCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { Skeleton, Stack } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { courseAssessmentHref, coursesHref } from '../../../parts/admin/addresses.ts';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import { recordStatus, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useLeaveConfirmation } from '../../../parts/admin/useLeaveConfirmation.tsx';
import { DraftingSlot } from '../../../parts/curriculum/DraftingSlot.tsx';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { approvalsOf, lessonsOfBank } from './assessmentDraft.ts';
import { assessmentEditorCopy as copy } from './assessmentEditorCopy.ts';
import { AssessmentPage } from './AssessmentPage.tsx';
import type { Route } from './+types/courseAssessmentRoute.ts';
import type { WithdrawQuestionProps } from './WithdrawQuestion.tsx';
import { useAssessmentEditing } from './useAssessmentEditing.ts';

const AssessmentDraftEditor = lazy(() => import('./AssessmentDraftEditor.tsx'));
/** Loads when an admin wants a draft, or has one. */
const BankDrafting = lazy(() => import('./BankDrafting.tsx'));
const AttemptPreview = lazy(() => import('./AttemptPreview.tsx'));
/** Loads when it is first opened. */
const WithdrawQuestion = lazy(() => import('./WithdrawQuestion.tsx'));

export const meta = ({ params }: Route.MetaArgs) => adminMeta(copy, courseAssessmentHref(params.courseId));

/** The editor of a course's assessment at `/admin/courses/{courseId}/assessment`. */
export default function CourseAssessmentRoute({ params: { courseId } }: Route.ComponentProps): ReactNode {
  return <StoredAssessment key={courseId} courseId={courseId} />;
}

function StoredAssessment({ courseId }: { courseId: string }): ReactNode {
  const path = { courseId };
  const query = useAdminQuery('GET /api/admin/courses/{courseId}/assessment', { path });
  const course = useAdminQuery('GET /api/admin/courses/{courseId}', { path });
  if (query.data && course.data) {
    const update = (saved: EditableAssessment) => void query.mutate(saved, { revalidate: false });
    return <Workshop course={course.data} stored={query.data} onSaved={update} />;
  }
  const status = query.error ? recordStatus(query) : recordStatus(course);
  return <RecordState status={status} copy={copy.record} listHref={coursesHref} />;
}

interface WorkshopProps {
  course: EditableCourse;
  /** The assessment as it is stored now. */
  stored: EditableAssessment;
  onSaved: (assessment: EditableAssessment) => void;
}

/** The editor of an assessment. Asks for confirmation before unsaved changes are lost. */
function Workshop({ course, stored, onSaved }: WorkshopProps): ReactNode {
  const { opened, known, hasUnsaved, isRestored, noteUnsaved, save, open, addQuestions, update } =
    useAssessmentEditing(stored, onSaved);
  // A question was withdrawn, or another admin has saved the assessment; show that version if no changes would be lost.
  const isBehind = stored.version > known.version;
  const showStored = useEffectEvent(() => update(stored));
  useEffect(() => {
    if (isBehind && !hasUnsaved) showStored();
  }, [isBehind, hasUnsaved]);
  useDocumentTitle(`${copy.title}: ${course.title} | ${adminCopy.area}`);
  const leaving = useLeaveConfirmation(
    hasUnsaved,
    () => false,
    () => noteUnsaved(undefined),
  );
  const lessons = useMemo(() => lessonsOfBank(course), [course]);
  const written = course.modules.filter((module) => module.lessons.length > 0);
  const approvals = useMemo(() => approvalsOf(known), [known]);
  const [asked, setAsked] = useState<Pick<WithdrawQuestionProps, 'question' | 'fallbackFocus'>>();
  return (
    <>
      <AssessmentPage
        courseId={course.id}
        courseTitle={course.title}
        onDiscard={isRestored ? () => open(known) : undefined}
        editor={
          <Stack gap={24}>
            {written.length > 0 && (
              <DraftingSlot courseId={course.id}>
                {(slot) => (
                  <BankDrafting {...slot} courseId={course.id} modules={written} onOpen={addQuestions} />
                )}
              </DraftingSlot>
            )}
            <Suspense fallback={<Skeleton height="32rem" />}>
              <AssessmentDraftEditor
                key={opened.round}
                courseId={course.id}
                assessment={opened.draft}
                unsaved={opened.unsaved}
                lessons={lessons}
                known={known}
                approvals={approvals}
                onSave={save}
                onWithdraw={(question, fallbackFocus) => setAsked({ question, fallbackFocus })}
                onUnsavedChange={noteUnsaved}
                renderPreview={(isSaved) => (
                  <Suspense fallback={<Skeleton height="16rem" />}>
                    <AttemptPreview courseId={course.id} modules={course.modules} isSaved={isSaved} />
                  </Suspense>
                )}
              />
            </Suspense>
          </Stack>
        }
      />
      {asked && (
        <Suspense>
          <WithdrawQuestion {...asked} courseId={course.id} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
      {leaving}
    </>
  );
}
