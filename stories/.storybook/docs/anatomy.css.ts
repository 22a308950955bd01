import { vars } from '@redwhiteandcode/design-system';
import { zIndex } from '@redwhiteandcode/design-system/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const figure = style({ position: 'relative', padding: vars.space[32] });

/** The number of a part, in the figure and in the list below it. */
export const number = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${vars.color.bg.canvas}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.action.accent.bg,
  color: vars.color.action.accent.fg,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: 1,
});

const before = 'translate(calc(-100% - 2px), -50%)';
const after = 'translate(2px, -50%)';

export const marker = recipe({
  base: [number, { position: 'absolute', zIndex: zIndex.skipLink, pointerEvents: 'none' }],
  variants: {
    side: {
      start: { transform: before, selectors: { '[dir=rtl] &': { transform: after } } },
      end: { transform: after, selectors: { '[dir=rtl] &': { transform: before } } },
      top: { transform: 'translate(-50%, calc(-100% - 2px))' },
      bottom: { transform: 'translate(-50%, 2px)' },
    },
  },
  defaultVariants: { side: 'start' },
});
