import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';
import { floating } from '../popover/floating.ts';

const { action, bg, border, fg, status } = vars.color;

export const panel = componentStyle({
  ...floating,
  padding: vars.space[4],
  minInlineSize: 'max(11rem, var(--trigger-width))',
});

export const list = componentStyle({
  maxBlockSize: 'inherit',
  overflowY: 'auto',
  outline: 'none',
});

export const itemIcon = componentStyle({
  gridRow: 1,
  gridColumn: 1,
  alignSelf: 'start',
  display: 'flex',
  paddingBlock: vars.space[2],
  color: fg.muted,
  selectors: { '[data-tone="danger"] > &, [data-disabled] > &': { color: 'inherit' } },
});

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[12],
  alignContent: 'center',
  minBlockSize: vars.control.md,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: fg.default,
  textDecoration: 'none',
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  outline: 'none',
  selectors: {
    // If one item has an icon, the labels of all items are indented.
    [`${list}:has(${itemIcon}) &`]: { gridTemplateColumns: '1rem minmax(0, 1fr)' },
    '&[data-focused]': { backgroundColor: action.neutral.bgHover },
    '&[data-pressed]': { backgroundColor: bg.selected },
    '&[data-focus-visible]': { outline: `2px solid ${border.focus}`, outlineOffset: '-2px' },
    '&[data-tone="danger"]': { color: status.danger.fg },
    '&[data-tone="danger"][data-focused]': { backgroundColor: status.danger.bg },
    '&[data-disabled]': { color: fg.disabled, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'auto',
      borderColor: 'Canvas',
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const label = componentStyle({
  gridColumn: -2,
  ...text.sm,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

export const description = componentStyle({
  ...text.xs,
  gridColumn: -2,
  fontWeight: 400,
  color: fg.muted,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});

export const section = componentStyle({
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: vars.space[4],
      paddingBlockStart: vars.space[4],
      borderBlockStart: `1px solid ${border.default}`,
    },
  },
});

export const sectionTitle = componentStyle({
  ...text.xs,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  color: fg.subtle,
  fontWeight: 600,
});
