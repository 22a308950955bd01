import type { ApplicationValues } from '@redwhiteandcode/design-system';

/** What somebody has typed: whose it is, null for a visitor's, and the fields. */
interface Draft {
  owner: string | null;
  values: Partial<ApplicationValues>;
}

/** The application that is being written in this tab; the document is no part of it. */
export interface DraftStore {
  /** The draft, if it is this person's or was typed by a visitor; another person's is dropped. */
  read: (owner: string | null) => Partial<ApplicationValues> | undefined;
  write: (owner: string | null, values: Partial<ApplicationValues>) => void;
  drop: () => void;
}

const key = 'rwc-layoff-application';

function parse(text: string | null): Draft | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Draft> | null;
    const isDraft =
      value !== null &&
      typeof value === 'object' &&
      typeof value.values === 'object' &&
      value.values !== null &&
      (value.owner === null || typeof value.owner === 'string') &&
      Object.values(value.values).every((field) => typeof field === 'string');
    return isDraft ? (value as Draft) : undefined;
  } catch {
    // Something else wrote there; it is no draft.
    return undefined;
  }
}

/** Keeps a draft in the tab's storage, and for the visit alone where storage is forbidden or full. */
export function createDraftStore(storage: () => Storage): DraftStore {
  let memory: string | null = null;
  const keep = (text: string | null) => {
    memory = text;
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // The visit's own copy has to do.
    }
  };
  const held = (): string | null => {
    try {
      return storage().getItem(key) ?? memory;
    } catch {
      return memory;
    }
  };
  return {
    read(owner) {
      const draft = parse(held());
      // What a visitor typed belongs to the first who signs in, and to nobody after them.
      if (draft?.owner === null && owner !== null) keep(JSON.stringify({ ...draft, owner } satisfies Draft));
      if (!draft || draft.owner === null || draft.owner === owner) return draft?.values;
      // A session that has ended may be taken up again; somebody else's may not see it.
      if (owner !== null) keep(null);
      return undefined;
    },
    write: (owner, values) => keep(JSON.stringify({ owner, values } satisfies Draft)),
    drop: () => keep(null),
  };
}

/** The draft of this tab. */
export const draftStore = createDraftStore(() => sessionStorage);
