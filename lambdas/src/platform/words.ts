const longestWord = 40;
const mostWords = 24;

/** A text as it is compared: without case and accents. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The words of some texts, each once, in their order: what stands between other signs than letters and digits. An
 * address (`sample@example.com`) is also a word as a whole.
 */
export function wordsOf(...texts: readonly (string | null | undefined)[]): string[] {
  const all = texts.flatMap((text) => {
    const plain = folded(text ?? '');
    const parts = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return [...(plain.match(/\S+@\S+/g) ?? []), ...parts];
  });
  return [...new Set(all.map((word) => word.slice(0, longestWord)))].slice(0, mostWords).sort();
}

/** Whether every sought word begins one of a row's words. */
export const isAbout = (words: readonly string[], sought: readonly string[]): boolean =>
  sought.every((start) => words.some((word) => word.startsWith(start)));
