import { createStoredText } from './storedText.ts';

/** Unsent values of a form. The owner is a user's id, or null for a visitor. */
interface Draft<Values> {
  owner: string | null;
  values: Values;
}

/** The draft of this tab. */
export interface DraftStore<Values> {
  /** Returns the draft of this user or of a visitor. Deletes another user's draft. */
  read: (owner: string | null) => Values | undefined;
  write: (owner: string | null, values: Values) => void;
  drop: () => void;
}

/** Stores a draft in the tab's storage under a key, or in memory while storage is forbidden or full. */
export function createDraftStore<Values extends object>(
  key: string,
  isValues: (values: object) => values is Values,
  storage: () => Storage,
): DraftStore<Values> {
  const text = createStoredText(storage, key);
  const save = (draft: Draft<Values>) => {
    // If the storage is full, the older draft must not stay there.
    text.write(null);
    text.write(JSON.stringify(draft));
  };
  const parse = (): Draft<Values> | undefined => {
    try {
      const value = JSON.parse(text.read() ?? 'null') as Partial<Draft<object>> | null;
      const isDraft =
        value !== null &&
        typeof value === 'object' &&
        typeof value.values === 'object' &&
        value.values !== null &&
        (value.owner === null || typeof value.owner === 'string') &&
        isValues(value.values);
      return isDraft ? (value as Draft<Values>) : undefined;
    } catch {
      // The text is not from this app.
      return undefined;
    }
  };
  return {
    read(owner) {
      const draft = parse();
      // A visitor's draft belongs to the first user who signs in.
      if (draft?.owner === null && owner !== null) save({ ...draft, owner });
      if (!draft || draft.owner === null || draft.owner === owner) return draft?.values;
      // A signed-out owner may sign in again; another user must never see the draft.
      if (owner !== null) text.write(null);
      return undefined;
    },
    write: (owner, values) => save({ owner, values }),
    drop: () => text.write(null),
  };
}
