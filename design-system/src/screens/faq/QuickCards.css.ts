import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';

declareLayers();

export const card = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[20], blockSize: '100%' }),
);

export const action = style(component({ marginBlockStart: 'auto' }));
