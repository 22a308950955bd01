/** Creates an empty storage that works like a browser's, for tests. */
export function fakeStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    key: () => null,
    get length() {
      return texts.size;
    },
  };
}

/** Throws as a browser does when the user forbids storage, for tests. */
export function forbiddenStorage(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
