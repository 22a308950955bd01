import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

type TextStyle = Pick<
  StyleRule,
  | 'fontFamily'
  | 'fontSize'
  | 'lineHeight'
  | 'fontWeight'
  | 'letterSpacing'
  | 'fontVariantNumeric'
  | 'textTransform'
>;

const display = {
  fontFamily: vars.font.display,
  textWrap: 'balance',
  wordSpacing: '0.06em',
} satisfies StyleRule;

/** The type scale of running text: sizes and line heights in rem. */
export const text = {
  xs: { fontSize: '0.75rem', lineHeight: '1rem', fontWeight: 500, letterSpacing: '0.0025em' },
  sm: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  md: { fontSize: '1rem', lineHeight: '1.5rem' },
  lg: { fontSize: '1.125rem', lineHeight: '1.75rem' },
} satisfies Record<string, TextStyle>;

/** Headings, in Archivo. */
export const title = {
  sm: {
    ...display,
    fontSize: '1.25rem',
    lineHeight: '1.625rem',
    fontWeight: 700,
    letterSpacing: '-0.005em',
  },
  md: {
    ...display,
    fontSize: '1.5rem',
    lineHeight: '1.875rem',
    fontWeight: 700,
    letterSpacing: '-0.00625em',
  },
  lg: {
    ...display,
    fontSize: '1.875rem',
    lineHeight: '2.25rem',
    fontWeight: 750,
    letterSpacing: '-0.01em',
  },
  displaySm: {
    ...display,
    fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 2.5rem)',
    lineHeight: 1.1,
    fontWeight: 800,
    letterSpacing: '-0.015em',
  },
  displayLg: {
    ...display,
    fontSize: 'clamp(2.5rem, 1.5rem + 4vw, 3.75rem)',
    lineHeight: 1.05,
    fontWeight: 800,
    letterSpacing: '-0.02em',
  },
} satisfies Record<string, StyleRule>;

/** A large number, as in a StatCard. */
export const stat = {
  fontFamily: vars.font.display,
  fontSize: '2rem',
  lineHeight: '2.25rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
} satisfies TextStyle;

/** Code and ids. */
export const code = {
  fontFamily: vars.font.code,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
} satisfies TextStyle;

/** The monospaced line above a title. */
export const eyebrow = {
  // The system's font: only code and ids load the web font.
  fontFamily: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  letterSpacing: '0.04em',
} satisfies TextStyle;
