import { globalFontFace } from '@vanilla-extract/css';
import { fallbacks } from './fallbacks.ts';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const faces = [
  ['Public Sans Variable', 'public-sans', '100 900'],
  ['Archivo Variable', 'archivo', '100 900'],
  ['JetBrains Mono Variable', 'jetbrains-mono', '100 800'],
] as const;

for (const [family, name, fontWeight] of faces) {
  globalFontFace(family, {
    // `no-inline` keeps the font in a separate file; a library build would inline it into the stylesheet.
    src: `url('@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2?no-inline') format('woff2')`,
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange: latin,
  });
}

for (const [family, face] of Object.entries(fallbacks)) globalFontFace(family, face);
