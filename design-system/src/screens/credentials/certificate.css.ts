import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { flexColumn, ruleAbove } from '../../theme/styleRules.ts';
import { text, title } from '../../theme/typography.ts';

export const listContainer = componentStyle({ containerType: 'inline-size' });

export const earned = componentStyle({
  ...flexColumn(16),
  '@container': {
    '(min-width: 52rem)': { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
});

export const earnedHead = componentStyle({ ...flexColumn(8), minInlineSize: 0 });

export const earnedTitle = componentStyle({ ...title.sm });

export const earnedFacts = componentStyle({
  ...text.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  color: vars.color.fg.muted,
});

export const search = componentStyle({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

/** Level with the input, below the line of the label. */
export const searchButton = componentStyle({
  display: 'grid',
  '@media': { [media.sm]: { paddingBlockStart: vars.space[24] } },
});

export const body = componentStyle(flexColumn(20));

export const rule = componentStyle({
  borderBlockStart: `4px solid ${vars.color.action.accent.bg}`,
  inlineSize: '4rem',
});

/** A number does not break across lines. */
export const wholeNumber = componentStyle({ display: 'inline-block', maxInlineSize: '100%' });

export const facts = componentStyle({
  display: 'grid',
  gap: vars.space[20],
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const value = componentStyle({ fontWeight: 600 });

/** Buttons in a line; on a phone in a column, with equal widths. */
export const buttons = componentStyle({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.sm]: { display: 'flex', flexWrap: 'wrap' } },
});

export const actions = style([buttons, component(ruleAbove(20))]);
