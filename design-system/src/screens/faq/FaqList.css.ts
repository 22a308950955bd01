import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';

declareLayers();

export const answer = style(component({ whiteSpace: 'pre-line' }));

export const question = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] }),
);

export const words = style(component({ flex: '1 1 15rem', minInlineSize: 0 }));

export const helpful = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    marginBlockStart: vars.space[16],
  }),
);

export const skeletons = style(component({ display: 'grid', gap: vars.space[16] }));
