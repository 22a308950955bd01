import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { hover, media } from '../../theme/media.ts';
import { fittingColumns } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { fg } = vars.color;

export const footer = componentStyle({
  backgroundColor: vars.color.bg.brand,
  color: fg.muted,
  borderBlockStart: `4px solid ${vars.color.action.accent.bg}`,
  paddingBlockStart: vars.space[32],
  paddingBlockEnd: vars.space[32],
  '@media': { print: { display: 'none' } },
});

export const shortFooter = style([footer, component({ paddingBlock: vars.space[16] })]);

/** Links side by side. */
export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[20] });

export const shortNote = componentStyle({ ...text.xs, marginBlockStart: vars.space[8] });

export const columns = componentStyle({
  ...fittingColumns('7.5rem', 24),
  '@media': { [media.lg]: { gridTemplateColumns: '2fr 1fr 1fr 1fr', gap: vars.space[64] } },
});

export const brand = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  alignItems: 'flex-start',
  color: fg.muted,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

export const brandLogo = componentStyle({ color: fg.onBrand });

export const heading = componentStyle({
  ...text.sm,
  fontWeight: 700,
  color: fg.onBrand,
  marginBlockEnd: vars.space[8],
});

export const link = componentStyle({
  ...text.sm,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  color: fg.muted,
  textDecoration: 'none',
  '@media': {
    ...hover({ color: fg.onBrand, textDecoration: 'underline' }),
    [media.coarse]: { minBlockSize: '2.75rem' },
  },
});

export const note = componentStyle({
  ...text.sm,
  marginBlockStart: vars.space[24],
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
