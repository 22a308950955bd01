/** Letters that Unicode does not decompose, as people without their keyboard type them. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
};

/** Matches the apostrophes within words, as keyboards and word processors write them. */
export const apostrophes = /(?<=[\p{L}\p{N}])['‘’‛ʼʹʻ´`＇](?=[\p{L}\p{N}])/gu;

/**
 * Returns a text for comparisons: without case, accents, apostrophes within words, invisible marks, and lone surrogates
 * (which keys cannot store), and with plain letters for those that people without their keyboard replace: `o` for `ø`.
 */
export const folded = (text: string): string =>
  text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cs}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[æœßþðđħıĸłŋøŧ]/g, (letter) => plainLetters[letter] ?? letter);
