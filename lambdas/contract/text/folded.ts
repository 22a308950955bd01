/** Plain letters, and those that Unicode does not decompose into them, as people without their keyboard type them. */
const alike: Readonly<Record<string, string>> = {
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
  th: 'þ',
  a: 'ⱥə',
  b: 'ƀɓ',
  c: 'ȼƈ',
  d: 'đðɖɗ',
  e: 'ɇɛǝ',
  f: 'ƒ',
  g: 'ǥɠɣ',
  h: 'ħ',
  i: 'ıɨɩ',
  j: 'ɉȷ',
  k: 'ĸƙ',
  l: 'łƚɫ',
  n: 'ŋɲƞ',
  o: 'øɔɵ',
  p: 'ƥ',
  q: 'ɋ',
  r: 'ɍ',
  t: 'ŧƭⱦ',
  u: 'ʉ',
  v: 'ʋ',
  y: 'ɏƴ',
  z: 'ƶ',
  σ: 'ς',
};
const plainLetters = new Map(
  Object.entries(alike).flatMap(([plain, letters]) => Array.from(letters, (letter) => [letter, plain])),
);
const everyPlainLetter = new RegExp(`[${Object.values(alike).join('')}]`, 'g');

/** Matches the apostrophes within words, as keyboards and word processors write them, and the dot of the Catalan `l·l`. */
const apostrophes = /(?<=[\p{L}\p{N}])['‘’‛′´`＇](?=[\p{L}\p{N}])|(?<=l)·(?=l)/giu;

/** Matches the apostrophes that are letters, such as the okina and the hamza of names, also at the ends of words. */
const letterApostrophes = /[ʹʻʼʽʾʿˈꞌ]/g;

/**
 * Returns a text for comparisons: without case, accents, apostrophes within words, invisible marks, and lone surrogates
 * (which keys cannot store), and with plain letters for those that people without their keyboard replace: `o` for `ø`.
 */
export const folded = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cs}\p{Cf}]/gu, '')
    .replace(letterApostrophes, '')
    .toLowerCase()
    .replace(everyPlainLetter, (letter) => plainLetters.get(letter) ?? letter);
