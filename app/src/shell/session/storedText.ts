/** A text in the browser's storage, or in memory while storage is forbidden or full. */
export interface StoredText {
  read: () => string | null;
  /** Stores a text; null deletes it. */
  write: (text: string | null) => void;
}

/** Creates a text that is stored under this key. */
export function createStoredText(storage: () => Storage, key: string): StoredText {
  let memory: string | null = null;
  let isInMemory = false;
  return {
    read() {
      if (isInMemory) return memory;
      try {
        return storage().getItem(key);
      } catch {
        isInMemory = true;
        return memory;
      }
    },
    write(text) {
      memory = text;
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        isInMemory = false;
      } catch {
        isInMemory = true;
      }
    },
  };
}
