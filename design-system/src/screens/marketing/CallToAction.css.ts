import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text, title } from '../../theme/typography.ts';

const { action, bg, border, fg } = vars.color;

const roomy = '(min-width: 28rem)';
const wide = '(min-width: 52rem)';

export const frame = componentStyle({ containerType: 'inline-size' });

export const panel = componentStyle({
  display: 'grid',
  gap: vars.space[24],
  padding: vars.space[24],
  paddingBlock: vars.space[24],
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
});

export const words = componentStyle({ display: 'grid', gap: vars.space[16], maxInlineSize: '38rem' });

export const heading = componentStyle({ ...title.displaySm, color: fg.onBrand });

/** On phones and beside the text, buttons of equal width in one column; otherwise in a line below the text. */
export const actions = componentStyle({
  display: 'grid',
  gap: vars.space[12],
  '@container': {
    [roomy]: { display: 'flex', flexWrap: 'wrap' },
    [wide]: { display: 'grid', minInlineSize: '14rem' },
  },
});

export const note = componentStyle({
  ...text.sm,
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${border.control}`,
  color: fg.muted,
});
