import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { eyebrow as eyebrowText, stat, text, title } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

export const hero = componentStyle({
  backgroundColor: bg.brand,
  paddingBlock: vars.space[40],
  '@media': { [media.md]: { paddingBlock: vars.space[64] }, [media.lg]: { paddingBlock: vars.space[96] } },
});

export const layout = componentStyle({
  display: 'grid',
  gap: vars.space[48],
  alignItems: 'center',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[64] } },
});

export const words = componentStyle({ minInlineSize: 0, maxInlineSize: '44rem' });

export const eyebrow = componentStyle({ ...eyebrowText, color: fg.muted, marginBlockEnd: vars.space[12] });

export const heading = componentStyle({
  ...title.displayLg,
  color: fg.onBrand,
  '@media': { [media.phone]: { fontSize: '2.125rem' } },
});

export const description = componentStyle({
  ...text.md,
  maxInlineSize: '38rem',
  marginBlockStart: vars.space[16],
  color: fg.muted,
  '@media': { [media.md]: text.lg },
});

/** On phones, the buttons are as wide as the text. */
export const actions = componentStyle({
  display: 'grid',
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
  '@media': { [media.sm]: { display: 'flex', flexWrap: 'wrap', marginBlockStart: vars.space[32] } },
});

export const note = componentStyle({ marginBlockStart: vars.space[24], color: fg.muted });

export const stats = componentStyle({
  display: 'grid',
  gap: vars.space[8],
  marginBlockStart: vars.space[24],
  '@media': {
    [media.sm]: {
      gap: vars.space[16],
      marginBlockStart: vars.space[48],
      gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
    },
  },
});

/** The label is first in the markup, but the value is shown first: beside the label on phones, otherwise above it. */
export const statCard = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(7.5rem, 50%), auto) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[20]}`,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.lg,
  '@media': {
    [media.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: vars.space[4],
      paddingBlock: vars.space[20],
    },
  },
});

export const statValue = componentStyle({ ...stat, gridRowStart: 1, color: fg.onBrand });

export const statLabel = componentStyle({ ...text.sm, color: fg.muted, textWrap: 'balance' });

export const art = componentStyle({
  display: 'none',
  inlineSize: '100%',
  '@media': { [media.lg]: { display: 'block' } },
});
