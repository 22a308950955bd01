import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.ts';
import { title } from '../../theme/typography.ts';

/** The sizes of headings, independent of their levels. Apart from Text's styles, which public pages do not load. */
export const headingSize = styleVariants(
  { sm: title.sm, md: title.md, lg: title.lg, display: title.displaySm },
  component,
);
