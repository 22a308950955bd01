import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';
import { floating } from './floating.ts';

export const panel = componentStyle({ ...floating, inlineSize: 'max-content' });

export const content = componentStyle({
  ...text.sm,
  position: 'static',
  inlineSize: 'auto',
  margin: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  maxBlockSize: 'inherit',
  overflowY: 'auto',
  padding: vars.space[16],
  borderRadius: 'inherit',
  outline: 'none',
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[16],
  marginBlockStart: `calc(${vars.space[8]} * -1)`,
  marginInlineEnd: `calc(${vars.space[8]} * -1)`,
  marginBlockEnd: vars.space[4],
});

export const title = componentStyle({
  ...text.md,
  paddingBlock: vars.space[4],
  fontFamily: vars.font.body,
  fontWeight: 600,
});

/** Points up by default and is rotated for the other sides. */
export const arrow = componentStyle({
  display: 'block',
  fill: vars.color.bg.raised,
  stroke: vars.color.border.default,
  selectors: {
    '[data-placement="bottom"] > &': { rotate: '180deg' },
    '[data-placement="right"] > &': { rotate: '90deg' },
    '[data-placement="left"] > &': { rotate: '-90deg' },
  },
});
