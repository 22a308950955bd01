const directions = String.raw`\u202A-\u202E\u2066-\u2069`;
/** Marks that direct the characters beside them, and are not closed. */
const points = String.raw`\u061C\u200E\u200F`;
const marks = String.raw`\xAD\u034F${points}\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFC`;
const joiners = String.raw`\u200C\u200D`;
/** The viramas of Indic scripts. A joiner after one shapes the last letter of a word, as in `അവൻ`. */
const viramas = String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA`;

/** What `\s` matches in JavaScript; in other languages it matches more. */
const spaces = String.raw`\t-\r \xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000`;

/**
 * The content of a character class with the spaces and invisible marks that `cleaned` removes at the ends of a text.
 * Phones, autofill and office programs put such marks around copied text.
 */
export const removedAtEnds = String.raw`${spaces}${marks}${joiners}${directions}`;

const everyDirection = new RegExp(`[${points}${directions}]`, 'gu');
const everyMark = new RegExp(`[${marks}${joiners}${directions}]`, 'gu');
const around = new RegExp(
  `^[${removedAtEnds}]+|(?:[\\s${marks}${directions}]|(?<![${viramas}])[${joiners}])+$`,
  'gu',
);
const aroundWords = new RegExp(
  `(?<=\\s)[${marks}${joiners}]+|(?:[${marks}]|(?<![${viramas}])[${joiners}])+(?=\\s)`,
  'gu',
);

/** The opening marks of embeddings and overrides, which U+202C closes, and of isolates, which U+2069 closes. */
const closedBy: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['\u202A', '\u202B', '\u202D', '\u202E'].map((mark) => [mark, '\u202C'])),
  ...Object.fromEntries(['\u2066', '\u2067', '\u2068'].map((mark) => [mark, '\u2069'])),
};

/** Returns a text without the direction marks that no other mark opens or closes. */
function withoutUnpaired(text: string): string {
  const units = text.split('');
  const open: number[] = [];
  const paired = new Set<number>();
  for (const [at, unit] of units.entries()) {
    if (closedBy[unit]) open.push(at);
    const opened = open.at(-1);
    if (opened === undefined || closedBy[units[opened] ?? ''] !== unit) continue;
    open.pop();
    paired.add(opened).add(at);
  }
  return units.filter((unit, at) => paired.has(at) || !/[\u202A-\u202E\u2066-\u2069]/.test(unit)).join('');
}

/**
 * Returns a typed or pasted text without the spaces around it, the invisible marks around its words, and direction marks.
 * Joiners within words stay. `keepsPairs` also keeps direction marks within the text that stand alone or are closed again.
 * `dropsMarks` removes every invisible mark, for a text that has none, such as an address or a phone number.
 */
export function cleaned(text: string, { keepsPairs = false, dropsMarks = false } = {}): string {
  if (dropsMarks) return text.replace(everyMark, '').trim();
  const trimmed = text.replace(around, '');
  const directed = keepsPairs ? withoutUnpaired(trimmed) : trimmed.replace(everyDirection, '');
  return directed.replace(aroundWords, '');
}

/** Matches spaces of every kind, and the dashes and invisible marks that keyboards and word processors put between groups. */
const separator = /[\s\p{Cf}\p{Pd}\u02D7\u2043\u2212\u30FC\uFF70]/gu;

/** Returns a code without spaces, dashes and invisible marks. */
export const withoutSeparators = (typed: string): string => typed.replace(separator, '');
