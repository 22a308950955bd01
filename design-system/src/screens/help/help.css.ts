import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexColumn, oneColumn, ruleAbove } from '../../theme/styleRules.ts';

export const frame = componentStyle({ containerType: 'inline-size' });

/** The search is above the questions, or beside them in a wide frame. */
export const searchLayout = componentStyle({
  ...oneColumn(24),
  '@container': {
    '(min-width: 60rem)': {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space[64],
    },
  },
});

export const search = componentStyle(oneColumn(16));

export const searchField = componentStyle({ maxInlineSize: '36rem' });

/** A card with its button at the end. */
export const quickCard = componentStyle({ ...flexColumn(20), blockSize: '100%' });

export const quickAction = componentStyle({ marginBlockStart: 'auto' });

const roomy = '(min-width: 36rem)';
const wide = '(min-width: 54rem)';

export const head = componentStyle({ display: 'grid', gap: vars.space[8], marginBlockEnd: vars.space[24] });

export const ways = componentStyle({
  display: 'grid',
  gap: vars.space[24],
  '@container': {
    [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[32] },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const way = componentStyle({
  display: 'grid',
  gap: vars.space[8],
  alignContent: 'start',
  justifyItems: 'start',
  ...ruleAbove(16),
  '@container': {
    // The chat, the longest of the three, is beside the other two.
    [roomy]: { selectors: { '&:nth-child(2)': { gridColumn: 2, gridRow: 'span 2' } } },
    [wide]: { selectors: { '&:nth-child(2)': { gridRow: 'auto' } } },
  },
});

export const wayTitle = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: 600,
});
