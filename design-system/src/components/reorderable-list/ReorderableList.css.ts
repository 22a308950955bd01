import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';

const { bg, border, fg } = vars.color;

export const list = componentStyle({ display: 'grid', gap: vars.space[8], padding: 0, listStyle: 'none' });

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[8],
  padding: vars.space[8],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.surface,
  selectors: {
    '&[data-dragging]': { opacity: 0.5, borderStyle: 'dashed' },
    '&[data-drop="before"]': { borderBlockStart: `4px solid ${border.focus}` },
    '&[data-drop="after"]': { borderBlockEnd: `4px solid ${border.focus}` },
  },
});

// In a narrow window, the content of an item takes the full width unless it is short.
const narrow = '(max-width: 29.99rem)';
const inLongItem = ':not([data-compact]) > li > &';
const below: StyleRule = { '@media': { [narrow]: { selectors: { [inLongItem]: { gridRow: 2 } } } } };

export const handle = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.sm,
  color: fg.subtle,
  cursor: 'grab',
  '@media': { ...below['@media'], '(pointer: coarse)': { display: 'none' } },
});

// Coarse pointers see no handle, and the columns must stay.
export const content = componentStyle({
  gridColumn: 2,
  alignSelf: 'center',
  minInlineSize: 0,
  '@media': { [narrow]: { selectors: { [inLongItem]: { gridColumn: '1 / -1' } } } },
});

export const moves = componentStyle({
  display: 'flex',
  gridColumn: 3,
  ...below,
});

export const details = componentStyle({ gridColumn: '1 / -1', minInlineSize: 0 });
