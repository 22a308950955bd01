import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexColumn } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

/** The blocks of a lesson, in the measure of its prose. */
export const blocks = componentStyle({ ...flexColumn(32), maxInlineSize: '42.5rem', minInlineSize: 0 });

/** A block with what is shown under it. */
export const blockWithMore = componentStyle({ ...flexColumn(4), minInlineSize: 0 });

/** The text of a callout, in the size of the lesson's. */
export const calloutText = componentStyle({ ...text.md, paddingBlockStart: vars.space[4] });
