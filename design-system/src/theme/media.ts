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
