import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { flexColumn, flexWrap } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { fg } = vars.color;

export const dashboardLead = componentStyle({ ...text.lg, color: fg.muted });

export const dashboardHead = componentStyle({
  ...flexWrap(16),
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});

export const dashboardText = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 20rem',
  gap: vars.space[8],
  minInlineSize: 0,
  maxInlineSize: '44rem',
});

export const stats = componentStyle({ ...flexColumn(12), containerType: 'inline-size' });

/** Four in a row or two by two, so that no row has a single card. */
export const statCards = componentStyle({
  display: 'grid',
  gap: vars.space[16],
  '@container': {
    '(min-width: 20rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 52rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const statCard = componentStyle({ display: 'grid' });

// Two by two on a phone, the icon would push some labels to a second line and the numbers out of line.
globalComponentStyle(`${statCard} [data-part="icon"]`, {
  '@container': { '(max-width: 30rem)': { display: 'none' } },
});
