import { vars } from './contract.css.ts';
import { componentStyle } from './layers.ts';
import { text } from './typography.ts';

/** The introductory paragraph of a page or section. */
export const leadText = componentStyle({ ...text.lg, color: vars.color.fg.muted });

/** The short red rule above a title. */
export const brandRule = componentStyle({
  inlineSize: '4rem',
  marginBlockEnd: vars.space[20],
  borderBlockStart: `4px solid ${vars.color.action.accent.bg}`,
});
