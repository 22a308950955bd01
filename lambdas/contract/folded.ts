/** Returns a text without case, accents, and lone surrogates (which keys cannot store), for comparisons. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cs}]/gu, '')
    .toLowerCase();
