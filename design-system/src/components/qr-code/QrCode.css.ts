import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layers.ts';

export const qrCode = recipe({
  base: component({
    blockSize: 'auto',
    maxInlineSize: '100%',
    aspectRatio: '1',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.bg.surface,
    color: vars.color.fg.default,
    forcedColorAdjust: 'none',
  }),
  variants: {
    size: {
      sm: component({ inlineSize: '8rem' }),
      md: component({ inlineSize: '12rem' }),
      lg: component({ inlineSize: '16rem' }),
    },
  },
});
