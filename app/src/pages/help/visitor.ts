import { createStoredText } from '../../shell/session/storedText.ts';

/** A browser's visitor: a random id and the ids of the answers they found helpful. */
export interface Visitor {
  id: string;
  helpfulIds: readonly string[];
}

/** Stores this browser's visitor. */
export interface VisitorStore {
  /** Returns the visitor, or undefined before the first vote. The object is the same until something changes. */
  read: () => Visitor | undefined;
  /** Returns the visitor's id, and creates it first if there is none. */
  identify: () => string;
  /** Stores that the visitor found an answer helpful. */
  remember: (faqId: string) => void;
  /** Calls back when this or another tab stores a change. */
  subscribe: (onChange: () => void) => () => void;
}

const key = 'rwc-visitor';

function parse(text: string | null): Visitor | undefined {
  if (text === null) return undefined;
  try {
    const { id, helpfulIds } = JSON.parse(text) as Partial<Visitor>;
    const isVisitor =
      typeof id === 'string' && Array.isArray(helpfulIds) && helpfulIds.every((it) => typeof it === 'string');
    return isVisitor ? { id, helpfulIds } : undefined;
  } catch {
    // The text is not from this app.
    return undefined;
  }
}

/** Creates the store, in the browser's storage or, while that is forbidden or full, in memory. */
export function createVisitorStore(storage: () => Storage): VisitorStore {
  const stored = createStoredText(storage, key);
  let parsed: { text: string | null; visitor: Visitor | undefined } = { text: null, visitor: undefined };
  const listeners = new Set<() => void>();

  const read = (): Visitor | undefined => {
    const text = stored.read();
    if (text !== parsed.text) parsed = { text, visitor: parse(text) };
    return parsed.visitor;
  };
  const write = (visitor: Visitor): void => {
    stored.write(JSON.stringify(visitor));
    for (const listener of listeners) listener();
  };

  return {
    read,
    identify() {
      const known = read();
      if (known) return known.id;
      const id = crypto.randomUUID();
      write({ id, helpfulIds: [] });
      return id;
    },
    remember(faqId) {
      const { id, helpfulIds } = read() ?? { id: crypto.randomUUID(), helpfulIds: [] };
      if (!helpfulIds.includes(faqId)) write({ id, helpfulIds: [...helpfulIds, faqId] });
    },
    subscribe(onChange) {
      listeners.add(onChange);
      const onStorage = ({ key: changed }: StorageEvent) => {
        if (changed === key || changed === null) onChange();
      };
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onChange);
        removeEventListener('storage', onStorage);
      };
    },
  };
}
