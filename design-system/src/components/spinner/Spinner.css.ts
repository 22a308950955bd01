import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';

/** Fades in and out; also the animation of turning shapes where motion is reduced. */
export const pulse = keyframes({ '50%': { opacity: 0.55 } });

export const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = recipe({
  base: component({
    display: 'inline-block',
    flexShrink: 0,
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: vars.radius.full,
    animation: `${turn} 0.8s linear infinite`,
    '@media': { [media.reducedMotion]: { animation: `${pulse} 1.6s ease-in-out infinite` } },
  }),
  variants: {
    size: {
      sm: component({ inlineSize: '1rem', blockSize: '1rem' }),
      md: component({ inlineSize: '1.5rem', blockSize: '1.5rem' }),
      lg: component({ inlineSize: '2.5rem', blockSize: '2.5rem', borderWidth: '3px' }),
    },
  },
});
