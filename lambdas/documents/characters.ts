import { create as createFont } from 'fontkit';
import { type FontName, readFont } from './fonts.ts';

/** Returns a text as content of an XML element. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The characters of the site's font: Western European languages and common punctuation. */
const siteCharacters =
  /^[\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/;

/** Shown for each character that no font has. */
const replacement = '\ufffd';

interface CharacterSet {
  hasGlyphForCodePoint(point: number): boolean;
}
let fallback: CharacterSet | undefined;
const fallbackSet = (): CharacterSet =>
  (fallback ??= createFont(readFont('fallback-regular')) as CharacterSet);

/** Returns the characters of a text that documents cannot show, each once: those outside Latin, Greek and Cyrillic. */
export const unsupportedCharacters = (text: string): string[] => [
  ...new Set(
    Array.from(text.normalize('NFC')).filter(
      (character) =>
        !siteCharacters.test(character) && !fallbackSet().hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    ),
  ),
];

/** Returns a text with composed accents and visible replacements, and the font that has all of its characters. */
export function fitted(text: string, font: 'regular' | 'bold'): { shown: string; name: FontName } {
  const composed = text.normalize('NFC');
  if (siteCharacters.test(composed)) return { shown: composed, name: font };
  const missing = new Set(unsupportedCharacters(composed));
  const shown = Array.from(composed, (one) => (missing.has(one) ? replacement : one)).join('');
  return { shown, name: `fallback-${font}` };
}
