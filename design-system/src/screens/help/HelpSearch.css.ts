import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { oneColumn } from '../../theme/styleRules.ts';

const wide = '(min-width: 60rem)';

export const frame = componentStyle({ containerType: 'inline-size' });

export const layout = componentStyle({
  ...oneColumn(24),
  '@container': {
    [wide]: {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space[64],
    },
  },
});

export const search = componentStyle(oneColumn(16));

export const field = componentStyle({ maxInlineSize: '36rem' });
