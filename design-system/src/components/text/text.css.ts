import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { text as scale, title } from '../../theme/typography.ts';

/** Heading sizes; the level says nothing about the size. */
export const headingSize = styleVariants({
  sm: component(title.sm),
  md: component(title.md),
  lg: component(title.lg),
  display: component(title.displaySm),
});

export const textSize = styleVariants({
  xs: component(scale.xs),
  sm: component(scale.sm),
  md: component(scale.md),
  lg: component(scale.lg),
});

export const textTone = styleVariants({
  default: component({ color: vars.color.fg.default }),
  muted: component({ color: vars.color.fg.muted }),
  subtle: component({ color: vars.color.fg.subtle }),
});

export const strong = componentStyle({ fontWeight: 600 });
