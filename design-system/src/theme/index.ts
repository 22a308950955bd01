/** The theme's styles (fonts, tokens, reset, base) and functions. Import it once at the app's root. */
import './theme.css.ts';
import './fonts.css.ts';
import './base.css.ts';
import './print.css.ts';

export { vars } from './contract.css.ts';
export { themeScript } from './themeScript.ts';
export { type Theme, type ThemeChoice, type ThemeState, useTheme } from './useTheme.ts';
export { approvedPairs, brandPairs, colorAt, type ColorPair, contrastRatio } from './contrast.ts';
export { media, zIndex } from './media.ts';
export * as typography from './typography.ts';
