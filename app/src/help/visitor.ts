/** What a browser remembers of its visitor: an id that says nothing about them, and what they found helpful. */
export interface Visitor {
  id: string;
  helpfulIds: readonly string[];
}

/** The visitor of this browser, wherever it can be kept. */
export interface VisitorStore {
  /** The visitor, or undefined while nothing had to be remembered. The same object until something changes. */
  read: () => Visitor | undefined;
  /** The visitor's id, made when it is first needed. */
  identify: () => string;
  /** Remembers that an answer was helpful. */
  remember: (faqId: string) => void;
  /** Calls back when this or another tab remembers something. */
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
    // Something else wrote there, or null: it is no visitor.
    return undefined;
  }
}

/** Makes the store over the browser's storage; where that is forbidden or full, the page's memory does. */
export function createVisitorStore(storage: () => Storage): VisitorStore {
  let seen: { text: string | null; visitor: Visitor | undefined } = { text: null, visitor: undefined };
  let memory: Visitor | undefined;
  const listeners = new Set<() => void>();

  const read = (): Visitor | undefined => {
    if (memory) return memory;
    try {
      const text = storage().getItem(key);
      if (text !== seen.text) seen = { text, visitor: parse(text) };
      return seen.visitor;
    } catch {
      // Storage is forbidden: there is nothing but what this page remembers.
      return undefined;
    }
  };
  const write = (visitor: Visitor): void => {
    try {
      storage().setItem(key, JSON.stringify(visitor));
    } catch {
      // Storage is forbidden or full.
      memory = visitor;
    }
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
