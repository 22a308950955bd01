import type { ApplicationValues } from '@redwhiteandcode/design-system';
import { createDraftStore, type DraftStore } from '../session/draftStore.ts';

/** The fields of an application. A draft does not contain the document. */
type Fields = Partial<ApplicationValues>;

const isFields = (values: object): values is Fields =>
  Object.values(values).every((field) => typeof field === 'string');

/** Creates the store for an unsent application. */
export const createApplicationDraft = (storage: () => Storage): DraftStore<Fields> =>
  createDraftStore('rwc-layoff-application', isFields, storage);

/** The draft of this tab. */
export const draftStore = createApplicationDraft(() => sessionStorage);
