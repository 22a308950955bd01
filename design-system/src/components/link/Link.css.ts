import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';

export const link = recipe({
  base: component({ borderRadius: '2px', textDecorationThickness: '1px' }),
  variants: {
    variant: {
      default: component({
        color: vars.color.fg.link,
        '@media': hover({ textDecorationThickness: '2px' }),
      }),
      subtle: component({
        color: 'inherit',
        textDecoration: 'none',
        '@media': hover({ textDecoration: 'underline' }),
      }),
    },
  },
});

export const newTab = componentStyle({
  display: 'inline-block',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.125em',
});
