import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { title } from '../../theme/typography.ts';

declareLayers();

const { fg } = vars.color;

export const person = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[16],
    alignItems: 'center',
  }),
);

export const words = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }),
);

export const name = style(component(title.sm));

export const bio = style(component({ gridColumn: '1 / -1', color: fg.muted }));
