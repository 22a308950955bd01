import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { box } from '../field/choice.css.ts';

export const radios = recipe({
  base: component({ display: 'flex', '@media': { [media.coarse]: { rowGap: 0 } } }),
  variants: {
    orientation: {
      vertical: component({ flexDirection: 'column', gap: vars.space[8] }),
      horizontal: component({ flexWrap: 'wrap', rowGap: vars.space[8], columnGap: vars.space[24] }),
    },
  },
});

export const option = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

/** A ring with a dot. */
export const radio = style([
  box,
  component({
    borderRadius: vars.radius.full,
    selectors: { '&::before': { borderRadius: vars.radius.full, backgroundColor: 'currentColor' } },
  }),
]);
