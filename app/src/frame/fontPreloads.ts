import display from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url&no-inline';
import body from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url&no-inline';

/**
 * Asks for the fonts of every page's first words together with its styles, which name them: where no system font has
 * their metrics, text would otherwise move when they come.
 */
export const fontPreloads = [display, body].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
