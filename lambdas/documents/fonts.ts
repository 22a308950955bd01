import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The packages' files of the fonts. The site's font has the characters of Western European languages; the fallback has
 * Latin, Greek, Cyrillic and Vietnamese with all diacritics. `lambdas/build.ts` copies the files next to a bundle.
 */
export const fontFiles = {
  regular: '@fontsource/public-sans/files/public-sans-latin-400-normal.woff',
  bold: '@fontsource/public-sans/files/public-sans-latin-700-normal.woff',
  'fallback-regular': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'fallback-bold': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
} as const;
export type FontName = keyof typeof fontFiles;

const loaded = new Map<FontName, Buffer>();

/** Reads a font once. */
export function readFont(name: FontName): Buffer {
  const known = loaded.get(name) ?? readFileSync(pathOf(name));
  loaded.set(name, known);
  return known;
}

/** Set by the build: a bundle has its fonts in the folder `fonts` beside it. */
declare const FILES_ARE_BESIDE_BUNDLE: boolean | undefined;

function pathOf(name: FontName): string | URL {
  const file = fontFiles[name];
  return typeof FILES_ARE_BESIDE_BUNDLE === 'undefined'
    ? require.resolve(file)
    : new URL(`./fonts/${file.slice(file.lastIndexOf('/') + 1)}`, import.meta.url);
}
