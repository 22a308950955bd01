import type { ApplicationValues } from '@redwhiteandcode/design-system';
import { createDraftStore } from '../../shell/session/draftStore.ts';

/** The stored fields of an application, with the name of the document, and whether it was to be sent after signing in. */
type Fields = Partial<ApplicationValues> & { proof_document?: string; is_unsent?: 'true' };

const isFields = (values: object): values is Fields =>
  Object.values(values).every((field) => typeof field === 'string');

/** An unsent application. */
export interface ApplicationDraft {
  values: Partial<ApplicationValues>;
  /** The document; null if none was chosen, or if the page was loaded again since. */
  proof: File | null;
  /** The name of a document that was chosen but could not be kept. */
  lostProof: string | undefined;
  /** Whether the form was submitted without a session, and has not changed since. */
  isUnsent: boolean;
}

/** The draft of an application in this tab. Its owner is a user's id, or null for a visitor. */
export interface ApplicationDraftStore {
  /** Returns the draft of this user or of a visitor. Deletes another user's draft. */
  read: (owner: string | null) => ApplicationDraft | undefined;
  write: (
    owner: string | null,
    values: ApplicationDraft['values'],
    proof: File | null,
    isUnsent?: boolean,
  ) => void;
  drop: () => void;
}

/** Creates the store for an unsent application. The document stays in memory. */
export function createApplicationDraft(storage: () => Storage): ApplicationDraftStore {
  const fields = createDraftStore('rwc-layoff-application', isFields, storage);
  let kept: File | null = null;
  return {
    read(owner) {
      const draft = fields.read(owner);
      if (!draft) return undefined;
      const { proof_document: name, is_unsent, ...values } = draft;
      const proof = kept?.name === name ? kept : null;
      return { values, proof, lostProof: proof ? undefined : name, isUnsent: is_unsent !== undefined };
    },
    write(owner, values, proof, isUnsent = false) {
      kept = proof;
      fields.write(owner, {
        ...values,
        ...(proof && { proof_document: proof.name }),
        ...(isUnsent && { is_unsent: 'true' }),
      });
    },
    drop() {
      kept = null;
      fields.drop();
    },
  };
}

/** The draft of this tab. */
export const draftStore = createApplicationDraft(() => sessionStorage);
