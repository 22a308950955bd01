import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';

export const counted = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(2.5rem, auto) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[8],
  inlineSize: '100%',
  minInlineSize: 'min(8rem, 25vw)',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});

export const bar = componentStyle({
  inlineSize: '100%',
  blockSize: '0.75rem',
  fill: vars.color.progress.fill,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
