/** Returns names in a sentence: 'A, B or C'. */
export const listed = (names: readonly string[], word: 'or' | 'and' = 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

/** Returns a number of things: '1 month', '12 months'. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Returns a text with a capital letter at its start. */
export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
