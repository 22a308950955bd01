import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { fittingColumns } from '../../theme/styleRules.ts';
import { stat, text } from '../../theme/typography.ts';

const { border, fg } = vars.color;

export const frame = componentStyle({ containerType: 'inline-size' });

export const strip = componentStyle({
  ...fittingColumns('9rem', 24),
  '@container': {
    '(min-width: 40rem)': {
      gap: vars.space[32],
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
    },
  },
});

/** The label is first in the markup, but the value is shown above it. */
export const item = componentStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  minInlineSize: 0,
  paddingBlockStart: vars.space[16],
  borderBlockStart: `2px solid ${border.strong}`,
  // In two columns, the last of an odd number spans both.
  '@container': {
    '(max-width: 29.99rem)': { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

export const value = componentStyle({
  ...stat,
  fontSize: 'clamp(2rem, 1rem + 3.2cqi, 3rem)',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
});

export const label = componentStyle({ color: fg.muted });

export const note = componentStyle({ ...text.sm, marginBlockStart: vars.space[24], color: fg.muted });
