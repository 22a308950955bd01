import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { text as scale, title } from '../../theme/typography.ts';

/** The sizes of headings, independent of their levels. */
export const headingSize = styleVariants(
  { sm: title.sm, md: title.md, lg: title.lg, display: title.displaySm },
  component,
);

export const textSize = styleVariants(scale, component);

const { default: normal, muted, subtle } = vars.color.fg;
export const textTone = styleVariants({ default: normal, muted, subtle }, (color) => component({ color }));

export const strong = componentStyle({ fontWeight: 600 });
