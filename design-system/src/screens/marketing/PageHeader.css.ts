import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { flexWrap } from '../../theme/styleRules.ts';
import { eyebrow as eyebrowText, text } from '../../theme/typography.ts';
import { leadText } from '../../theme/opening.css.ts';

const { bg, border, fg } = vars.color;

export const header = componentStyle({
  paddingBlock: vars.space[40],
  borderBlockEnd: `1px solid ${border.default}`,
  backgroundColor: bg.surface,
  '@media': {
    [media.lg]: { paddingBlock: vars.space[64] },
    print: { paddingBlock: `0 ${vars.space[24]}`, borderBlockEnd: 0 },
  },
});

export const layout = componentStyle({
  display: 'grid',
  gap: vars.space[48],
  alignItems: 'center',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: vars.space[64] },
  },
});

export const breadcrumbs = componentStyle({
  marginBlockEnd: vars.space[24],
  '@media': { print: { display: 'none' } },
});

export const words = componentStyle({ minInlineSize: 0, maxInlineSize: '46rem' });

export const eyebrow = componentStyle({ ...eyebrowText, marginBlockEnd: vars.space[12], color: fg.accent });

export const lead = style([leadText, component({ marginBlockStart: vars.space[16] })]);

export const meta = componentStyle({ ...text.sm, marginBlockStart: vars.space[16], color: fg.muted });

export const actions = componentStyle({ ...flexWrap(12), marginBlockStart: vars.space[24] });

export const picture = componentStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'block' }, print: { display: 'none' } },
});
