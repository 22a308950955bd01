import type { StyleRule } from '@vanilla-extract/css';

/** Media conditions by name; prefer container queries in components. */
export const media = {
  sm: '(min-width: 30rem)',
  md: '(min-width: 48rem)',
  lg: '(min-width: 64rem)',
  xl: '(min-width: 80rem)',
  phone: '(max-width: 47.99rem)',
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  screen: 'screen',
} as const;

/**
 * Returns hover styles as an entry of `@media`, only for devices that can hover: a touch screen would keep them after a
 * tap. Conditional styles come after all others, so `unless` names the states whose styles take precedence.
 */
export const hover = (styles: StyleRule, unless?: string): NonNullable<StyleRule['@media']> => ({
  [media.hover]: { selectors: { [`&:hover${unless ? `:not(${unless})` : ''}`]: styles } },
});

/** Stacking order. */
export const zIndex = {
  sticky: 200,
  sidebar: 250,
  /** Its menus are above the sticky elements below it. */
  navigation: 260,
  scrim: 290,
  modal: 300,
  popover: 350,
  toast: 400,
  skipLink: 500,
} as const;
