import type { AssessmentDraft, SaveResult } from '@redwhiteandcode/design-system';
import type { EditableAssessment } from '@redwhiteandcode/contract/assessment/admin-operations.ts';
import { useRef, useState } from 'react';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { currentOf } from '../../../parts/admin/currentOf.ts';
import { useRefetch } from '../../../parts/admin/useAdminQuery.ts';
import { type Unsaved, useUnsaved } from '../../../parts/admin/useUnsaved.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { sessionStore } from '../../../shell/session/session.ts';
import { draftOf, editOf, restoredDraft } from './assessmentDraft.ts';
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
  save: (draft: AssessmentDraft) => Promise<SaveResult | undefined>;
  /** Restarts the editor with an assessment; discards unsaved changes. */
  open: (assessment: EditableAssessment) => void;
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
  const [start] = useState(() => restored && restoredDraft(restored.draft));
  const [opened, setOpened] = useState({ draft: draftOf(stored), unsaved: start, round: 0 });
  const [isRestored, setIsRestored] = useState(start !== undefined);
  const [known, setKnown] = useState(stored);
  const version = useRef(restored?.version ?? stored.version);
  const refetch = useRefetch(['GET /api/admin/courses/{courseId}']);
  const { hasUnsaved, note, noteSaved } = useUnsaved(start, (unsaved) => {
    if (!unsaved || owner === undefined) store.drop();
    else store.write(owner, { version: version.current, draft: unsaved });
  });
  const open = (assessment: EditableAssessment) => {
    note(undefined);
    version.current = assessment.version;
    setKnown(assessment);
    setIsRestored(false);
    setOpened(({ round }) => ({ draft: draftOf(assessment), unsaved: undefined, round: round + 1 }));
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
          onOverwrite: () => {
            version.current = current.version;
          },
        },
      };
    }
  };
  return { opened, known, hasUnsaved, isRestored, noteUnsaved: note, save, open };
}
