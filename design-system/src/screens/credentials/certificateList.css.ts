import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexColumn } from '../../theme/styleRules.ts';
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
