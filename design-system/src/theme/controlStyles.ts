import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { bg, border, fg, status } = vars.color;

// Not a `.css.ts`, whose import would add its other rules to the page.

/** The box of an invalid control. */
export const invalidBox: StyleRule = {
  borderColor: status.danger.border,
  boxShadow: `inset 0 0 0 1px ${status.danger.border}`,
};

/** The box of a disabled control. */
export const disabledBox: StyleRule = {
  borderColor: border.default,
  backgroundColor: bg.subtle,
  color: fg.disabled,
  cursor: 'not-allowed',
};

/** An invisible input over the element that is drawn in its place. */
export const overlaidInput: StyleRule = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
};
