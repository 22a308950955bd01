import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create as createFont, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** The weights of printed texts. */
export type Weight = 'regular' | 'bold';

const noto = (script: string): Record<Weight, string> => ({
  regular: `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`,
  bold: `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-700-normal.woff`,
});

/** Chinese, Japanese and Korean have one weight for both: their files are 5 to 11 MB each. */
const notoMedium = (region: 'SC' | 'JP' | 'KR'): Record<Weight, string> => {
  const file = `@expo-google-fonts/noto-sans-${region.toLowerCase()}/500Medium/NotoSans${region}_500Medium.ttf`;
  return { regular: file, bold: file };
};

/**
 * The packages' files of the typefaces. The site's typeface has the characters of Western European languages, the fallback
 * those of Latin, Greek, Cyrillic and Vietnamese with all diacritics, Armenian and Georgian, and many symbols. `chinese` has
 * every common ideograph, simplified and traditional. `lambdas/build.ts` copies the files next to a bundle.
 */
export const typefaces = {
  site: {
    regular: '@fontsource/public-sans/files/public-sans-latin-400-normal.woff',
    bold: '@fontsource/public-sans/files/public-sans-latin-700-normal.woff',
  },
  fallback: {
    regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  },
  arabic: noto('arabic'),
  hebrew: noto('hebrew'),
  thai: noto('thai'),
  devanagari: noto('devanagari'),
  chinese: notoMedium('SC'),
  japanese: notoMedium('JP'),
  korean: notoMedium('KR'),
} as const satisfies Record<string, Record<Weight, string>>;
export type Typeface = keyof typeof typefaces;

/** The file of each font. */
export const fontFiles: readonly string[] = [
  ...new Set(Object.values(typefaces).flatMap(({ regular, bold }) => [regular, bold])),
];

const loaded = new Map<string, Buffer>();

/** Reads the file of a font once. */
export function readFont(file: string): Buffer {
  const known = loaded.get(file) ?? readFileSync(pathOf(file));
  loaded.set(file, known);
  return known;
}

const opened = new Map<string, Font>();

/** Opens a font once, to measure and to outline texts. */
export function openFont(file: string): Font {
  const font = opened.get(file) ?? (createFont(readFont(file)) as Font);
  opened.set(file, font);
  return font;
}

/** Set by the build: a bundle has its fonts in the folder `fonts` beside it. */
declare const FILES_ARE_BESIDE_BUNDLE: boolean | undefined;

const pathOf = (file: string): string | URL =>
  typeof FILES_ARE_BESIDE_BUNDLE === 'undefined'
    ? require.resolve(file)
    : new URL(`./fonts/${file.slice(file.lastIndexOf('/') + 1)}`, import.meta.url);
