import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { fittingColumns, flexColumn, ruleAbove } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { fg } = vars.color;

export const card = componentStyle({ ...flexColumn(12), blockSize: '100%' });

/** More space for a card with more content. */
export const roomyCard = style([card, component({ gap: vars.space[20] })]);

/** The content after it is at the bottom of the card, level with the neighboring cards. */
export const description = componentStyle({ marginBlockEnd: 'auto', color: fg.muted });

export const note = componentStyle({ ...text.sm, display: 'block', color: fg.muted });

/** The price and the button, which keeps its line however long the price's note is. */
export const cardFoot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  justifyContent: 'space-between',
  marginBlockStart: 'auto',
  ...ruleAbove(16),
  selectors: { [`${description} ~ &`]: { marginBlockStart: 0 } },
});

/** Above the card's link, which covers the card. */
export const cardRequest = componentStyle({ position: 'relative', zIndex: 1 });

// The price moves above the button before it breaks.
globalComponentStyle(`${cardFoot} > p`, {
  flex: '1 1 min-content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
});
globalComponentStyle(`${cardFoot} > a`, { flexShrink: 0 });

export const amount = componentStyle({
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const filters = componentStyle({ ...fittingColumns('9rem', 16), maxInlineSize: '30rem' });

/** The search field above the selects on phones and beside them on wide screens. */
export const finder = componentStyle({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)', alignItems: 'end' } },
});

export const finderSelects = componentStyle(fittingColumns('8rem', 16));

/** The same height with and without the button, so that the content below does not move. */
export const countLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  minBlockSize: '2.5rem',
  marginBlockStart: vars.space[4],
});

export const catalog = componentStyle(flexColumn(16));
