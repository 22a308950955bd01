const maxWordLength = 40;
const maxWords = 24;

/** A text as it is compared: without case and accents, and without halves of signs, which no key keeps. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cs}]/gu, '')
    .toLowerCase();

/** The beginning of a text, of so many UTF-16 units at most, without half a sign at its end. */
export const truncated = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}$/u, '');

/** The words of one text, its addresses first. */
function allWordsOf(text: string): string[] {
  const plain = folded(text);
  const parts = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const all = [...(plain.match(/\S+@\S+/g) ?? []), ...parts];
  return [...new Set(all.map((word) => truncated(word, maxWordLength)))];
}

/**
 * The words of some texts, each once and sorted: what stands between other signs than letters and digits. An address
 * (`sample@example.com`) is also a word as a whole. Of many words the first of each text are taken in turn, so that a
 * long one leaves room for the others.
 */
export function wordsOf(...texts: readonly (string | null | undefined)[]): string[] {
  const each = texts.map((text) => allWordsOf(text ?? ''));
  const longest = Math.max(0, ...each.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => each.flatMap((words) => words[at] ?? [])).flat();
  return [...new Set(inTurn)].slice(0, maxWords).sort();
}

/** Whether every search word begins one of a row's words. */
export const matchesWords = (words: readonly string[], search: readonly string[]): boolean =>
  search.every((start) => words.some((word) => word.startsWith(start)));
