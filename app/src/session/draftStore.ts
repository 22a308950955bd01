/** What somebody has written and not sent: whose it is, null for a visitor's, and the text. */
interface Draft<Values> {
  owner: string | null;
  values: Values;
}

/** What is being written in this tab. */
export interface DraftStore<Values> {
  /** The draft, if it is this person's or was written by a visitor; another person's is dropped. */
  read: (owner: string | null) => Values | undefined;
  write: (owner: string | null, values: Values) => void;
  drop: () => void;
}

/** Keeps a draft in the tab's storage under a key, and for the visit alone where storage is forbidden or full. */
export function createDraftStore<Values extends object>(
  key: string,
  isValues: (values: object) => values is Values,
  storage: () => Storage,
): DraftStore<Values> {
  let memory: string | null = null;
  const keep = (text: string | null) => {
    memory = text;
    try {
      // A text that finds no room leaves no older one behind.
      storage().removeItem(key);
      if (text !== null) storage().setItem(key, text);
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
  const parse = (text: string | null): Draft<Values> | undefined => {
    try {
      const value = JSON.parse(text ?? 'null') as Partial<Draft<object>> | null;
      const isDraft =
        value !== null &&
        typeof value === 'object' &&
        typeof value.values === 'object' &&
        value.values !== null &&
        (value.owner === null || typeof value.owner === 'string') &&
        isValues(value.values);
      return isDraft ? (value as Draft<Values>) : undefined;
    } catch {
      // Something else wrote there; it is no draft.
      return undefined;
    }
  };
  return {
    read(owner) {
      const draft = parse(held());
      // What a visitor wrote belongs to the first who signs in, and to nobody after them.
      if (draft?.owner === null && owner !== null)
        keep(JSON.stringify({ ...draft, owner } satisfies Draft<Values>));
      if (!draft || draft.owner === null || draft.owner === owner) return draft?.values;
      // A session that has ended may be taken up again; somebody else's may not see it.
      if (owner !== null) keep(null);
      return undefined;
    },
    write: (owner, values) => keep(JSON.stringify({ owner, values } satisfies Draft<Values>)),
    drop: () => keep(null),
  };
}
