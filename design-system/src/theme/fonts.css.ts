import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

globalFontFace('Public Sans Variable', {
  src: "url('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('Archivo Variable', {
  src: "url('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('JetBrains Mono Variable', {
  src: "url('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 800',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

// Arial stretched to the metrics of the real faces (capsize), so that the swap moves nothing.
globalFontFace('Public Sans Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
  sizeAdjust: '104.8675%',
  ascentOverride: '90.5905%',
  descentOverride: '21.4557%',
  lineGapOverride: '0%',
});

globalFontFace('Archivo Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
  sizeAdjust: '98.6988%',
  ascentOverride: '88.9575%',
  descentOverride: '21.2769%',
  lineGapOverride: '0%',
});
