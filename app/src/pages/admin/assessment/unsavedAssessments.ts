import type { AssessmentDraft } from '@redwhiteandcode/design-system';
import { createDraftStore, type DraftStore } from '../../../shell/session/draftStore.ts';

/** The unsaved changes of an assessment, with the version that they are based on. */
export interface UnsavedAssessment {
  version: number;
  draft: AssessmentDraft;
}

function isUnsavedAssessment(values: object): values is UnsavedAssessment {
  const { version, draft } = values as Partial<UnsavedAssessment>;
  return typeof version === 'number' && Array.isArray(draft?.bank) && typeof draft.rules === 'object';
}

const stores = new Map<string, DraftStore<UnsavedAssessment>>();

/** Returns this tab's store of the unsaved changes of a course's assessment. */
export function unsavedAssessments(courseId: string): DraftStore<UnsavedAssessment> {
  const key = `rwc-assessment-${courseId}`;
  const store = stores.get(courseId) ?? createDraftStore(key, isUnsavedAssessment, () => sessionStorage);
  stores.set(courseId, store);
  return store;
}
