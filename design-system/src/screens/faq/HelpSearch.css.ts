import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';

declareLayers();

const wide = '(min-width: 60rem)';

export const frame = style(component({ containerType: 'inline-size' }));

export const layout = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[24],
    '@container': {
      [wide]: {
        gridTemplateColumns: '20rem minmax(0, 1fr)',
        alignItems: 'start',
        columnGap: vars.space[64],
      },
    },
  }),
);

export const search = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
  }),
);

export const field = style(component({ maxInlineSize: '36rem' }));
