import { folded } from '@redwhiteandcode/contract/text/folded.ts';

const maxWordLength = 40;
const maxWords = 24;

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

/** The shortest ending of a word that is found. */
const minEnding = 3;

/**
 * Returns the endings of the words of texts, so that a search finds a text inside of words: 'security' in 'Cybersecurity'.
 * If there are more than `limit`, the endings of each word are used in turn, the longest first.
 */
export function endingsOf(texts: readonly string[], limit: number): string[] {
  const words = wordsOf(...texts).filter((word) => !word.includes('@'));
  const each = words.map((word) => {
    const characters = Array.from(word);
    return characters.slice(1, 1 - minEnding).map((_, at) => characters.slice(at + 1).join(''));
  });
  const longest = Math.max(0, ...each.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => each.flatMap((ends) => ends[at] ?? [])).flat();
  const known = new Set(words);
  return [...new Set(inTurn)]
    .filter((ending) => !known.has(ending))
    .slice(0, Math.max(0, limit))
    .sort();
}

/** Returns whether each search word is the beginning of one of a row's words. */
export const matchesWords = (words: readonly string[], search: readonly string[]): boolean =>
  search.every((start) => words.some((word) => word.startsWith(start)));
