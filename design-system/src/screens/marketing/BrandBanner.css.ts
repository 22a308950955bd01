import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { flexWrap } from '../../theme/styleRules.ts';
import { eyebrow as eyebrowText, text, title } from '../../theme/typography.ts';

const { bg, fg } = vars.color;

export const banner = componentStyle({
  paddingBlock: vars.space[32],
  backgroundColor: bg.brand,
  scrollMarginBlockStart: '80px',
  '@media': { [media.md]: { paddingBlock: vars.space[64] }, [media.lg]: { paddingBlock: vars.space[96] } },
});

export const layout = componentStyle({
  display: 'grid',
  gap: vars.space[48],
  alignItems: 'center',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space[80] },
  },
});

export const words = componentStyle({ minInlineSize: 0, maxInlineSize: '40rem' });

export const eyebrow = componentStyle({ ...eyebrowText, marginBlockEnd: vars.space[12], color: fg.muted });

export const heading = componentStyle({ ...title.displaySm, color: fg.onBrand });

export const description = componentStyle({ ...text.lg, marginBlockStart: vars.space[16], color: fg.muted });

export const points = componentStyle({
  display: 'grid',
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
});

export const actions = componentStyle({ ...flexWrap(12), marginBlockStart: vars.space[32] });

export const picture = componentStyle({
  maxInlineSize: '32rem',
  inlineSize: '100%',
  '@media': { [media.phone]: { display: 'none' }, [media.md]: { justifySelf: 'end' } },
});
