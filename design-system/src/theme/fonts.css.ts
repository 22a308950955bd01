import { globalFontFace } from '@vanilla-extract/css';
import { fallbacks } from './fallbacks.ts';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

// A font stays a file of its own: a library's build would write it into the stylesheet.
globalFontFace('Public Sans Variable', {
  src: "url('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?no-inline') format('woff2')",
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('Archivo Variable', {
  src: "url('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?no-inline') format('woff2')",
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('JetBrains Mono Variable', {
  src: "url('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?no-inline') format('woff2')",
  fontWeight: '100 800',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

for (const [family, face] of Object.entries(fallbacks)) globalFontFace(family, face);
