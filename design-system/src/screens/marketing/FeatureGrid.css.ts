import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { oneColumn } from '../../theme/styleRules.ts';

const { bg, fg } = vars.color;

/** The icon stands above the words, or beside them in a narrow grid. */
export const feature = componentStyle({
  display: 'grid',
  gap: vars.space[16],
  alignContent: 'start',
  '@container': { '(max-width: 51.99rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const iconTile = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  backgroundColor: bg.selected,
  color: fg.link,
});

export const words = componentStyle(oneColumn(8));
