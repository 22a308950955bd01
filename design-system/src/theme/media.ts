import type { StyleRule } from '@vanilla-extract/css';

/** Media conditions by name; components use container queries where they can. */
export const media = {
  sm: '(min-width: 30rem)',
  md: '(min-width: 48rem)',
  lg: '(min-width: 64rem)',
  xl: '(min-width: 80rem)',
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
} as const;

/**
 * Returns the styles of an element that the pointer is over, as an entry of `@media`. Only where a pointer can hover: a
 * touch screen would keep them after a tap. Conditional styles come after all others, so `unless` names the states whose
 * own styles win.
 */
export const hover = (styles: StyleRule, unless?: string): NonNullable<StyleRule['@media']> => ({
  [media.hover]: { selectors: { [`&:hover${unless ? `:not(${unless})` : ''}`]: styles } },
});

/** Stacking order. */
export const zIndex = {
  sticky: 200,
  sidebar: 250,
  /** Its menus lie above whatever sticks below it. */
  navigation: 260,
  scrim: 290,
  modal: 300,
  popover: 350,
  toast: 400,
  skipLink: 500,
} as const;
