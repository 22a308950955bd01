import { vars } from '@redwhiteandcode/design-system';
import { style } from '@vanilla-extract/css';

export const panel = style({
  padding: vars.space[24],
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.canvas,
});

export const colourRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
});

export const chip = style({
  inlineSize: vars.space[40],
  blockSize: vars.space[24],
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.border.control}`,
});

export const swatch = style({
  blockSize: vars.space[48],
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border.default}`,
});

export const bar = style({ blockSize: vars.space[16], backgroundColor: vars.color.progress.fill });

export const tile = style({
  blockSize: vars.space[96],
  border: `1px solid ${vars.color.border.control}`,
  backgroundColor: vars.color.bg.surface,
});
