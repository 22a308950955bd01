import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { text, title } from '../../theme/typography.ts';

declareLayers();

const { action, bg, border, fg } = vars.color;

const roomy = '(min-width: 28rem)';
const wide = '(min-width: 52rem)';

export const frame = style(component({ containerType: 'inline-size' }));

export const panel = style(
  component({
    display: 'grid',
    gap: vars.space[32],
    padding: vars.space[24],
    paddingBlock: vars.space[48],
    border: `1px solid ${bg.brand}`,
    borderRadius: vars.radius.xl,
    backgroundColor: bg.brand,
    overflow: 'hidden',
    position: 'relative',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: vars.space[24],
        inlineSize: '4rem',
        borderBlockStart: `4px solid ${action.accent.bg}`,
      },
    },
    '@container': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: vars.space[64],
        padding: vars.space[64],
        selectors: { '&::before': { insetInlineStart: vars.space[64] } },
      },
    },
  }),
);

export const words = style(component({ display: 'grid', gap: vars.space[16], maxInlineSize: '38rem' }));

export const heading = style(component({ ...title.displaySm, color: fg.onBrand }));

/** Buttons stand above one another, of one width, on phones and beside the words; else in a line under them. */
export const actions = style(
  component({
    display: 'grid',
    gap: vars.space[12],
    '@container': {
      [roomy]: { display: 'flex', flexWrap: 'wrap' },
      [wide]: { display: 'grid', minInlineSize: '14rem' },
    },
  }),
);

export const note = style(
  component({
    ...text.sm,
    gridColumn: '1 / -1',
    paddingBlockStart: vars.space[24],
    borderBlockStart: `1px solid ${border.control}`,
    color: fg.muted,
  }),
);
