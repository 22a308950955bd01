import { lengthOf } from '../text/text-rules.ts';

/** The limits of a learner's answer in a block, with their messages. */
export const answerLimits = {
  /** The characters of a text, or of all cells of a table. */
  text: {
    max: 10_000,
    invalid: 'An answer can have at most 10,000 characters. Shorten it; your text stays here until then.',
  },
  ids: 60,
  columns: 10,
  rows: 60,
  /** The number of earlier versions that are kept. */
  earlier: 5,
} as const;

/** Counts the characters that a learner has typed in an answer: a text, or all cells of a table. */
export function answerLength(answer: object): number {
  const { text = '', rows = [] } = answer as { text?: string; rows?: readonly (readonly string[])[] };
  return [text, ...rows.flat()].reduce((sum, typed) => sum + lengthOf(typed), 0);
}
