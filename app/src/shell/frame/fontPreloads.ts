import display from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url&no-inline';
import body from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url&no-inline';

/**
 * Preloads the fonts of every page's first text together with its styles. Otherwise text would move when the fonts load
 * on systems without a font of the same metrics.
 */
export const fontPreloads = [display, body].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
