const maxWordLength = 40;
const maxWords = 24;

/** Returns a text without case, accents, and lone surrogates (which keys cannot store), for comparisons. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cs}]/gu, '')
    .toLowerCase();

/** Truncates a text to a number of UTF-16 units, without a lone surrogate at its end. */
export const truncated = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}$/u, '');

/** Returns the words of a text, email addresses first. */
function allWordsOf(text: string): string[] {
  const plain = folded(text);
  const parts = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const all = [...(plain.match(/\S+@\S+/g) ?? []), ...parts];
  return [...new Set(all.map((word) => truncated(word, maxWordLength)))];
}

/**
 * Returns the sorted words of texts without duplicates: runs of letters and digits, and whole email addresses. If there
 * are too many, the first words of each text are used in turn, so that a long text leaves room for the others.
 */
export function wordsOf(...texts: readonly (string | null | undefined)[]): string[] {
  const each = texts.map((text) => allWordsOf(text ?? ''));
  const longest = Math.max(0, ...each.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => each.flatMap((words) => words[at] ?? [])).flat();
  return [...new Set(inTurn)].slice(0, maxWords).sort();
}

/** Returns whether each search word is the beginning of one of a row's words. */
export const matchesWords = (words: readonly string[], search: readonly string[]): boolean =>
  search.every((start) => words.some((word) => word.startsWith(start)));
