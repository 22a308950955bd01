import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { box } from '../../theme/styleRules.ts';
import { stat } from '../../theme/typography.ts';

const { bg, fg } = vars.color;

const roomy = '(min-width: 36rem)';
const wide = '(min-width: 56rem)';

export const estimate = componentStyle({
  display: 'grid',
  ...box(),
  overflow: 'hidden',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

const half = {
  padding: vars.space[20],
  '@container': {
    [roomy]: { padding: vars.space[24] },
    [wide]: { paddingInline: vars.space[32] },
  },
} as const;

export const estimateField = componentStyle(half);

/** The same height with one and two lines of detail, so that the plans below do not move. */
export const quoteBox = componentStyle({
  ...half,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '8.5rem',
  backgroundColor: bg.brand,
  color: fg.onBrand,
  '@container': {
    ...half['@container'],
    [roomy]: { ...half['@container'][roomy], minBlockSize: '7.5rem' },
  },
});

export const quoteHeadline = componentStyle({
  ...stat,
  fontSize: 'clamp(2rem, 1.5rem + 2cqi, 2.75rem)',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
});

export const quoteAction = componentStyle({ marginBlockStart: vars.space[12] });

export const quoteDetail = componentStyle({
  color: fg.muted,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});
