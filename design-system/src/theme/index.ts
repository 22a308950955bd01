/** The theme's styles (fonts, tokens, reset, base) and its state. Import it once, at the app's root. */
import './theme.css.ts';
import './fonts.css.ts';
import './reset.css.ts';
import './base.css.ts';

export { vars } from './contract.css.ts';
export { themeScript } from './themeScript.ts';
export { type Theme, type ThemeChoice, type ThemeState, useTheme } from './useTheme.ts';
