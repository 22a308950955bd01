import type { AssessmentDraft, QuestionDraft, SaveResult } from '@redwhiteandcode/design-system';
import type { EditableAssessment } from '@redwhiteandcode/contract/assessment/admin-operations.ts';
import { useRef, useState } from 'react';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { currentOf } from '../../../parts/admin/currentOf.ts';
import { useRefetch } from '../../../parts/admin/useAdminQuery.ts';
import { type Unsaved, useUnsaved } from '../../../parts/admin/useUnsaved.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { focusPage } from '../../../shell/frame/focusPage.ts';
import { sessionStore } from '../../../shell/session/session.ts';
import { draftOf, editOf, overwritingDraft, restoredDraft } from './assessmentDraft.ts';
import { unsavedAssessments } from './unsavedAssessments.ts';

/** An assessment that is being edited. */
export interface AssessmentEditing {
  /** What the editor starts with; a new `round` restarts it. */
  opened: { draft: AssessmentDraft; unsaved: AssessmentDraft | undefined; round: number };
  /** The assessment as it was last saved or read. */
  known: EditableAssessment;
  hasUnsaved: boolean;
  /** Whether the unsaved changes were made earlier, such as before a session ended. */
  isRestored: boolean;
  /** Stores the unsaved changes; undefined discards them. */
  noteUnsaved: Unsaved<AssessmentDraft>['note'];
  save: (draft: AssessmentDraft) => Promise<SaveResult<AssessmentDraft> | undefined>;
  /** Restarts the editor with an assessment, and moves the focus to the page's heading; discards unsaved changes. */
  open: (assessment: EditableAssessment) => void;
  /** Restarts the editor with more questions as unsaved drafts; unsaved changes stay. */
  addQuestions: (questions: readonly QuestionDraft[]) => void;
  /** Shows another version while everything is saved. */
  update: (assessment: EditableAssessment) => void;
}

/** Edits the assessment of a course. Saves it on the last known version. */
export function useAssessmentEditing(
  stored: EditableAssessment,
  onSaved: (assessment: EditableAssessment) => void,
): AssessmentEditing {
  const { course_id: courseId } = stored;
  const store = unsavedAssessments(courseId);
  const [owner] = useState(() => sessionStore().read()?.user.id);
  const [restored] = useState(() => (owner === undefined ? undefined : store.read(owner)));
  const [opened, setOpened] = useState(() => {
    const draft = draftOf(stored);
    return { draft, unsaved: restored && restoredDraft(restored.draft, draft), round: 0 };
  });
  const [isRestored, setIsRestored] = useState(restored !== undefined);
  const [known, setKnown] = useState(stored);
  const version = useRef(restored?.version ?? stored.version);
  const refetch = useRefetch(['GET /api/admin/courses/{courseId}']);
  const { hasUnsaved, note, noteSaved, read } = useUnsaved(opened.unsaved, (unsaved) => {
    if (!unsaved || owner === undefined) store.drop();
    else store.write(owner, { version: version.current, draft: unsaved });
  });
  const update = (assessment: EditableAssessment) => {
    version.current = assessment.version;
    setKnown(assessment);
    setOpened(({ round }) => ({ draft: draftOf(assessment), unsaved: undefined, round }));
  };
  const open = (assessment: EditableAssessment) => {
    note(undefined);
    setIsRestored(false);
    update(assessment);
    setOpened(({ round, ...shown }) => ({ ...shown, round: round + 1 }));
    focusPage();
  };
  const addQuestions: AssessmentEditing['addQuestions'] = (questions) => {
    const draft = draftOf(known);
    const current = read() ?? draft;
    const unsaved = restoredDraft({ ...current, bank: [...current.bank, ...questions] }, draft);
    note(unsaved);
    setIsRestored(false);
    setOpened(({ round }) => ({ draft, unsaved, round: round + 1 }));
  };
  const save: AssessmentEditing['save'] = async (draft) => {
    try {
      const saved = await callAdmin('PUT /api/admin/courses/{courseId}/assessment', {
        path: { courseId },
        body: editOf(draft, version.current),
      });
      version.current = saved.version;
      noteSaved(draft);
      setIsRestored(false);
      setKnown(saved);
      onSaved(saved);
      void refetch();
      return undefined;
    } catch (error) {
      const current = currentOf<EditableAssessment>(error);
      if (!current) return { error: errorMessageOf(error) };
      return {
        conflict: {
          savedBy: current.saved_by?.full_name ?? adminCopy.anotherAdmin,
          onReload: () => open(current),
          onOverwrite: (overwriting) => {
            version.current = current.version;
            return overwritingDraft(overwriting, current);
          },
        },
      };
    }
  };
  return { opened, known, hasUnsaved, isRestored, noteUnsaved: note, save, open, addQuestions, update };
}
