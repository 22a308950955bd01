import type { BlockAnswer } from './lessonBlock.ts';

/** The most characters of an answer. */
export const maxLength = 10_000;

/** Returns the chosen choices, the marked sentences, or the items in the learner's order. */
export const idsOf = (answer: BlockAnswer | undefined): readonly string[] =>
  answer?.kind === 'choices' ? answer.ids : [];

/** Returns the place of each placed item. */
export const placesOf = (answer: BlockAnswer | undefined): Readonly<Record<string, string>> =>
  answer?.kind === 'places' ? answer.places : {};

/** Returns the typed text. */
export const textOf = (answer: BlockAnswer | undefined): string =>
  answer?.kind === 'text' ? answer.text : '';

/** Returns the rows of a table with this number of columns, at least one. */
export function rowsOf(answer: BlockAnswer | undefined, columns: number): string[][] {
  const rows = answer?.kind === 'rows' && answer.rows.length > 0 ? answer.rows : [[]];
  return rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? ''));
}

/** Returns everything that the learner typed. */
export const typedIn = (answer: BlockAnswer | undefined): string =>
  answer?.kind === 'rows' ? answer.rows.flat().join('') : textOf(answer);

/** Returns the number of characters, of which one can have two UTF-16 code units. */
export const countCharacters = (text: string): number => Array.from(text).length;

const format = new Intl.NumberFormat('en-US');

/** The error of an answer that is too long, or undefined. */
export function lengthError(text: string, max = maxLength): string | undefined {
  const excess = countCharacters(text) - max;
  if (excess <= 0) return undefined;
  return `An answer can have at most ${format.format(max)} characters. Remove ${format.format(excess)}; your text stays here until then.`;
}
