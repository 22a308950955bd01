import { withoutEmoji } from '@redwhiteandcode/contract/text/printed-text.ts';
import { openFont, type Typeface, typefaces } from './fonts.ts';

/** Returns a text as content of an XML element. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The characters of the site's font: Western European languages and common punctuation. */
const siteCharacters =
  /^[\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/;

/** Whether the site's font has all characters of a text. */
export const isOfSite = (text: string): boolean => siteCharacters.test(text);

/** Matches the joiners and direction marks, which shape and order the characters around them. */
const shapeless = /^[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]$/u;

const scripts: readonly (readonly [RegExp, Typeface])[] = [
  [/\p{Script_Extensions=Arabic}/u, 'arabic'],
  [/\p{Script_Extensions=Hebrew}/u, 'hebrew'],
  [/\p{Script_Extensions=Thai}/u, 'thai'],
  [/\p{Script_Extensions=Devanagari}/u, 'devanagari'],
];

/** Matches the letters, the punctuation and the wide forms of Chinese, Japanese and Korean. */
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u33ff\uff00-\uffef]/u;

/**
 * Returns the typefaces for East Asian characters, best first. An ideograph looks different in each language, so a text with
 * kana is set as Japanese, one with Hangul as Korean, and any other one as Chinese.
 */
export function eastAsianOrder(text: string): readonly Typeface[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['japanese', 'chinese', 'korean'];
  if (/\p{Script=Hangul}/u.test(text)) return ['korean', 'chinese', 'japanese'];
  return ['chinese', 'japanese', 'korean'];
}

/** Whether a typeface has a character. */
export const hasGlyph = (typeface: Typeface, character: string): boolean =>
  openFont(typefaces[typeface].bold).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Returns the typeface of a character; undefined if there is none. `order` is that of the text's East Asian typefaces. */
export function typefaceOf(character: string, order: readonly Typeface[]): Typeface | undefined {
  const own = scripts.find(([script]) => script.test(character))?.[1];
  const candidates: readonly Typeface[] = [
    ...(own ? [own] : []),
    ...(eastAsian.test(character) ? order : []),
    'fallback',
  ];
  return candidates.find((typeface) => hasGlyph(typeface, character));
}

/**
 * Returns a text as documents show it: with composed accents, without emoji, and without the characters that no font has.
 * The rules of names refuse those (`contract/text/printed-text.ts`).
 */
export function printed(text: string): string {
  const composed = text.normalize('NFC');
  if (isOfSite(composed)) return composed;
  const order = eastAsianOrder(composed);
  const isShown = (character: string) =>
    isOfSite(character) || shapeless.test(character) || typefaceOf(character, order) !== undefined;
  return Array.from(withoutEmoji(composed)).filter(isShown).join('');
}
