import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { text as scale } from '../../theme/typography.ts';

export const textSize = styleVariants(scale, component);

const { default: normal, muted, subtle } = vars.color.fg;
export const textTone = styleVariants({ default: normal, muted, subtle }, (color) => component({ color }));

export const strong = componentStyle({ fontWeight: 600 });
