import type { ApplicationValues } from '@redwhiteandcode/design-system';
import { createDraftStore, type DraftStore } from '../session/draftStore.ts';

/** The fields of an application; the document is no part of a draft. */
type Fields = Partial<ApplicationValues>;

const isFields = (values: object): values is Fields =>
  Object.values(values).every((field) => typeof field === 'string');

/** Keeps the application that is being written. */
export const createApplicationDraft = (storage: () => Storage): DraftStore<Fields> =>
  createDraftStore('rwc-layoff-application', isFields, storage);

/** The draft of this tab. */
export const draftStore = createApplicationDraft(() => sessionStorage);
