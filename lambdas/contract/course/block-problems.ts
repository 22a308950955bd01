import { blockMessages } from './block-limits.ts';

/** Error messages by path in a block, such as `task.choices.1.text`. */
export type BlockProblems = Record<string, string>;

/** Returns whether HTML or plain text has nothing to read. */
export const isBlank = (text: string): boolean => text.replace(/<[^>]*>|&nbsp;/g, ' ').trim() === '';
/** Finds a text that is blank. */
export const blank = (path: string, text: string): BlockProblems =>
  isBlank(text) ? { [path]: blockMessages.empty } : {};
/** Returns the message at the path if there is a problem. */
export const when = (isProblem: boolean, path: string, message: string): BlockProblems =>
  isProblem ? { [path]: message } : {};

/** Finds texts that are blank, or equal to an earlier one apart from case and spaces. */
export function checkDistinct(path: string, name: string, texts: readonly string[]): BlockProblems {
  const seen = new Set<string>();
  return Object.assign(
    {},
    ...texts.map((text, at) => {
      const plain = text.trim().replace(/\s+/g, ' ').toLowerCase();
      const isEqual = seen.has(plain);
      seen.add(plain);
      const field = `${path}.${at}.${name}`;
      return plain === '' ? blank(field, text) : when(isEqual, field, blockMessages.equal);
    }),
  );
}

/** Finds parts that have the same id. Answers could not tell them apart. */
export const checkIds = (path: string, parts: readonly { id: string }[]): BlockProblems =>
  when(new Set(parts.map(({ id }) => id)).size < parts.length, path, blockMessages.repeatedPart);
