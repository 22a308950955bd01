import createBidi, { type Bidi } from 'bidi-js';
import { eastAsianOrder, hasGlyph, isOfSite, typefaceOf } from './characters.ts';
import { type Typeface, typefaces, type Weight } from './fonts.ts';

// The types describe the package’s ES module; Node.js loads the other one, which is the function itself.
const bidi = (createBidi as unknown as () => Bidi)();

/** How a text is set. It is the same for each of its lines. */
export interface Setting {
  text: string;
  weight: Weight;
  /** The typeface of Latin, Greek and Cyrillic letters, punctuation and spaces. */
  base: 'site' | 'fallback';
  /** The typefaces for East Asian characters, best first. */
  order: readonly Typeface[];
  direction: 'ltr' | 'rtl';
  /** The typefaces that the text needs. */
  typefaces: ReadonlySet<Typeface>;
  /** Whether every line is one run that reads as it is written. */
  isPlain: boolean;
}

/** A part of a line in one font and one direction. */
export interface Run {
  /** For fontkit, which shapes it and finds the direction by the script. */
  text: string;
  /** The file of the font. */
  file: string;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Matches what takes the typeface of the letter before it: marks, joiners and spaces. */
const follows = /[\p{M}\p{Default_Ignorable_Code_Point}\s]/u;

/** Matches what only directs the characters around it or allows a line break, and the line break. */
const directing = /[\n\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Returns a line as a reader copies it: in the order of reading, without the marks that only direct. */
export const asRead = (line: string): string => line.replace(directing, '');

/** Returns the typeface of each UTF-16 unit of a text. */
function typefacesOf(text: string, { base, order }: Pick<Setting, 'base' | 'order'>): Typeface[] {
  const found: Typeface[] = [];
  for (const character of text) {
    const before = found.at(-1);
    const own = isOfSite(character) ? base : (typefaceOf(character, order) ?? before ?? base);
    const typeface = before && follows.test(character) && hasGlyph(before, character) ? before : own;
    found.push(
      ...Array.from({ length: character.length }, () => (typeface === 'fallback' ? base : typeface)),
    );
  }
  return found;
}

/** Returns the direction of a text: that of its first letter, but a sentence in English may begin with a name. */
function directionOf(text: string): 'ltr' | 'rtl' {
  const letters = text.match(/\p{L}/gu) ?? [];
  const isMostly = letters.filter((letter) => rightToLeft.test(letter)).length * 2 > letters.length;
  return isMostly && rightToLeft.test(letters[0] ?? '') ? 'rtl' : 'ltr';
}

/** Returns how a text is set. `printed` must have returned the text. */
export function settingOf(text: string, weight: Weight): Setting {
  const order = eastAsianOrder(text);
  const isSite = (character: string) => isOfSite(character) || typefaceOf(character, order) !== 'fallback';
  const base = isOfSite(text) || Array.from(text).every(isSite) ? 'site' : 'fallback';
  const found = new Set<Typeface>(isOfSite(text) ? [base] : typefacesOf(text, { base, order }));
  const direction = directionOf(text);
  const isPlain = found.size === 0 || (found.size === 1 && found.has(base));
  return { text, weight, base, order, direction, typefaces: found, isPlain };
}

/** Matches characters whose script fontkit uses for the direction of a run. */
const ofScript = /[^\p{Script=Common}\p{Script=Inherited}]/u;

/** Returns a run for fontkit: reversed if its direction is not the one that fontkit finds by the script. */
function directed(text: string, isRightToLeft: boolean): string {
  const isFoundRightToLeft = rightToLeft.test(ofScript.exec(text)?.[0] ?? '');
  return isFoundRightToLeft === isRightToLeft ? text : Array.from(text).reverse().join('');
}

/**
 * Returns the runs of a line from left to right, in the order of the Unicode Bidirectional Algorithm (UAX #9), with mirrored
 * brackets. `isReordered` is whether the shapes on paper are not in the order of reading.
 */
export function runsOf(line: string, setting: Setting): { runs: Run[]; isReordered: boolean } {
  const embedding = bidi.getEmbeddingLevels(line, setting.direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const faces = typefacesOf(line, setting);
  const parts: { typeface: Typeface; level: number; units: number[] }[] = [];
  for (const unit of bidi.getReorderedIndices(line, embedding)) {
    if (asRead(line[unit] ?? '') === '') continue;
    const typeface = faces[unit] ?? setting.base;
    const level = embedding.levels[unit] ?? 0;
    const last = parts.at(-1);
    if (last?.typeface === typeface && last.level === level) last.units.push(unit);
    else parts.push({ typeface, level, units: [unit] });
  }
  const runs = parts.map(({ typeface, level, units }) => {
    const text = units.toSorted((a, b) => a - b).map((unit) => mirrored.get(unit) ?? line[unit] ?? '');
    return { text: directed(text.join(''), level % 2 === 1), file: typefaces[typeface][setting.weight] };
  });
  // Devanagari and Thai vowels change places when they are shaped.
  const isShaped = parts.some(({ typeface }) => typeface === 'devanagari' || typeface === 'thai');
  return { runs, isReordered: isShaped || parts.some(({ level }) => level > 0) };
}

const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Returns a text with the places where a line may break between Thai words, which are written without spaces. */
export const breakable = (text: string): string =>
  text.replace(/\p{Script=Thai}+/gu, (thai) =>
    Array.from(words.segment(thai), ({ segment }) => segment).join('\u200b'),
  );
