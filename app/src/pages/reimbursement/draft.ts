import type { ToolkitDraft, ToolkitStep } from '@redwhiteandcode/design-system';
import { createDraftStore, type DraftStore } from '../../shell/session/draftStore.ts';

/** What was entered for a new toolkit, and the step that was left. */
interface StoredDraft {
  draft: ToolkitDraft;
  step: ToolkitStep;
}

const isStored = (values: object): values is StoredDraft =>
  'step' in values && 'draft' in values && typeof values.draft === 'object';

/** The draft of a new toolkit in this tab. */
export const toolkitDraft: DraftStore<StoredDraft> = createDraftStore(
  'rwc-toolkit',
  isStored,
  () => sessionStorage,
);
