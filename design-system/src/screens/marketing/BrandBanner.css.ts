import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { eyebrow as eyebrowText, text, title } from '../../theme/typography.ts';

declareLayers();

const { action, bg, fg } = vars.color;

export const banner = style(
  component({
    paddingBlock: vars.space[64],
    backgroundColor: bg.brand,
    scrollMarginBlockStart: '80px',
    '@media': { [media.lg]: { paddingBlock: vars.space[96] } },
  }),
);

export const layout = style(
  component({
    display: 'grid',
    gap: vars.space[48],
    alignItems: 'center',
    '@media': {
      [media.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
      [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space[80] },
    },
  }),
);

export const words = style(component({ minInlineSize: 0, maxInlineSize: '40rem' }));

export const rule = style(
  component({
    inlineSize: '4rem',
    marginBlockEnd: vars.space[20],
    borderBlockStart: `4px solid ${action.accent.bg}`,
  }),
);

export const eyebrow = style(component({ ...eyebrowText, marginBlockEnd: vars.space[12], color: fg.muted }));

export const heading = style(component({ ...title.displaySm, color: fg.onBrand }));

export const description = style(
  component({ ...text.lg, marginBlockStart: vars.space[16], color: fg.muted }),
);

export const points = style(
  component({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[24] }),
);

export const point = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[12] }),
);

export const pointIcon = style(component({ paddingBlockStart: vars.space[2], color: fg.link }));

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], marginBlockStart: vars.space[32] }),
);

export const picture = style(
  component({ maxInlineSize: '32rem', inlineSize: '100%', '@media': { [media.md]: { justifySelf: 'end' } } }),
);
