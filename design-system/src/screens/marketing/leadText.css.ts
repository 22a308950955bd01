import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

/** The paragraph that leads into a page or a section. */
export const leadText = componentStyle({ ...text.lg, color: vars.color.fg.muted });
