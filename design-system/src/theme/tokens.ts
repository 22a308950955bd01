// Generated from tokens/*.tokens.json by scripts/tokens.ts; do not edit.

/** Primitive colors; components use the semantic colors. */
export const palette = {
  navy: {
    50: '#f2f7ff',
    100: '#e4edfe',
    200: '#c7dafc',
    300: '#a0c0fa',
    400: '#739ff1',
    500: '#4477d9',
    550: '#3467cb',
    600: '#2658ba',
    700: '#164298',
    800: '#0d2f74',
    900: '#082152',
    950: '#061431',
  },
  red: {
    50: '#fff4f3',
    100: '#ffe6e4',
    200: '#ffc9c4',
    300: '#ffa39d',
    400: '#fe6f6b',
    500: '#ed3a42',
    550: '#e02936',
    600: '#cb1028',
    700: '#a7021d',
    800: '#810817',
    900: '#5d0910',
    950: '#360608',
  },
  neutral: {
    50: '#f9fafc',
    100: '#f1f4f7',
    200: '#e3e6ec',
    300: '#ced3db',
    400: '#a2aab5',
    500: '#727b88',
    550: '#636c79',
    600: '#545d6a',
    700: '#3c4451',
    800: '#242c37',
    900: '#151c26',
    950: '#090f17',
  },
  green: {
    50: '#f0fcf3',
    100: '#d8f8e2',
    200: '#b1efc6',
    300: '#7ce0a2',
    400: '#4bc680',
    500: '#22a261',
    550: '#149154',
    600: '#048149',
    700: '#086639',
    800: '#084e2b',
    900: '#09391f',
    950: '#041f10',
  },
  amber: {
    50: '#fff9ec',
    100: '#ffedca',
    200: '#ffdb97',
    300: '#ffc55a',
    400: '#feaf1e',
    500: '#df9700',
    550: '#c88600',
    600: '#b07600',
    700: '#865900',
    800: '#674300',
    900: '#4d3202',
    950: '#2b1a01',
  },
  sky: {
    50: '#f1faff',
    100: '#dcf2ff',
    200: '#b8e5ff',
    300: '#88d2fc',
    400: '#4fb8f0',
    500: '#109bd5',
    550: '#008bc2',
    600: '#007bae',
    700: '#00618b',
    800: '#004b6c',
    900: '#03374f',
    950: '#021f2e',
  },
  white: '#ffffff',
  black: '#000000',
} as const;

/** Semantic colors of the light theme. */
export const light = {
  bg: {
    canvas: '#f9fafc',
    surface: '#ffffff',
    subtle: '#f1f4f7',
    raised: '#ffffff',
    inverse: '#061431',
    brand: '#082152',
    field: '#ffffff',
    hover: '#f1f4f7',
    selected: '#e4edfe',
  },
  fg: {
    default: '#061431',
    muted: '#545d6a',
    subtle: '#636c79',
    onBrand: '#ffffff',
    link: '#2658ba',
    linkVisited: '#6b3fa0',
    accent: '#cb1028',
    disabled: '#a2aab5',
  },
  border: {
    subtle: '#e3e6ec',
    default: '#ced3db',
    control: '#727b88',
    strong: '#545d6a',
    focus: '#4477d9',
  },
  action: {
    primary: { bg: '#164298', bgHover: '#0d2f74', bgPressed: '#082152', fg: '#ffffff' },
    accent: { bg: '#cb1028', bgHover: '#a7021d', bgPressed: '#810817', fg: '#ffffff' },
    danger: { bg: '#a7021d', bgHover: '#810817', bgPressed: '#5d0910', fg: '#ffffff' },
    neutral: { bg: '#f1f4f7', bgHover: '#e3e6ec', fg: '#082152' },
  },
  status: {
    info: { bg: '#dcf2ff', fg: '#004b6c', border: '#007bae' },
    success: { bg: '#d8f8e2', fg: '#084e2b', border: '#048149' },
    warning: { bg: '#ffedca', fg: '#674300', border: '#b07600' },
    danger: { bg: '#ffe6e4', fg: '#810817', border: '#cb1028' },
    neutral: { bg: '#e3e6ec', fg: '#3c4451', border: '#727b88' },
  },
  progress: { track: '#e3e6ec', fill: '#2658ba', complete: '#048149' },
} as const;

/** Semantic colors of the dark theme. */
export const dark = {
  bg: {
    canvas: '#090f17',
    surface: '#151c26',
    subtle: '#242c37',
    raised: '#242c37',
    inverse: '#f9fafc',
    brand: '#082152',
    field: '#090f17',
    hover: '#242c37',
    selected: '#082152',
  },
  fg: {
    default: '#f9fafc',
    muted: '#ced3db',
    subtle: '#a2aab5',
    onBrand: '#ffffff',
    link: '#a0c0fa',
    linkVisited: '#c9a6f5',
    accent: '#ffa39d',
    disabled: '#727b88',
  },
  border: {
    subtle: '#242c37',
    default: '#3c4451',
    control: '#a2aab5',
    strong: '#ced3db',
    focus: '#a0c0fa',
  },
  action: {
    primary: { bg: '#a0c0fa', bgHover: '#c7dafc', bgPressed: '#e4edfe', fg: '#061431' },
    accent: { bg: '#e02936', bgHover: '#cb1028', bgPressed: '#a7021d', fg: '#ffffff' },
    danger: { bg: '#ffa39d', bgHover: '#ffc9c4', bgPressed: '#ffe6e4', fg: '#360608' },
    neutral: { bg: '#242c37', bgHover: '#3c4451', fg: '#f9fafc' },
  },
  status: {
    info: { bg: '#03374f', fg: '#b8e5ff', border: '#109bd5' },
    success: { bg: '#09391f', fg: '#b1efc6', border: '#22a261' },
    warning: { bg: '#4d3202', fg: '#ffdb97', border: '#df9700' },
    danger: { bg: '#5d0910', fg: '#ffc9c4', border: '#fe6f6b' },
    neutral: { bg: '#3c4451', fg: '#f1f4f7', border: '#a2aab5' },
  },
  progress: { track: '#3c4451', fill: '#a0c0fa', complete: '#4bc680' },
} as const;

/** Spacing in px. */
export const space = {
  0: 0,
  2: 2,
  4: 4,
  8: 8,
  12: 12,
  16: 16,
  20: 20,
  24: 24,
  32: 32,
  40: 40,
  48: 48,
  64: 64,
  80: 80,
  96: 96,
  128: 128,
} as const;

/** Corner radii in px. */
export const radius = { sm: 4, md: 8, lg: 12, xl: 16, full: 9999 } as const;

/** Heights of controls in px, by density and size. */
export const control = {
  compact: { sm: 28, md: 32, lg: 40 },
  regular: { sm: 32, md: 40, lg: 48 },
  comfortable: { sm: 40, md: 48, lg: 56 },
} as const;

/** Heights of controls in px for a coarse pointer. */
export const controlCoarse = {
  compact: { sm: 40, md: 44, lg: 48 },
  regular: { sm: 40, md: 48, lg: 48 },
  comfortable: { sm: 44, md: 48, lg: 56 },
} as const;

/** Heights of table rows in px, by density. */
export const row = { compact: 32, regular: 40, comfortable: 48 } as const;

/** Heights of table rows in px for a coarse pointer. */
export const rowCoarse = { compact: 40, regular: 48, comfortable: 56 } as const;

/** Durations in ms. */
export const duration = { instant: 0, fast: 100, base: 160, slow: 240, page: 320 } as const;

/** Control points of `cubic-bezier()`. */
export const easing = { out: [0, 0, 0.4, 1], inOut: [0.45, 0, 0.4, 1], in: [0.5, 0, 1, 1] } as const;
