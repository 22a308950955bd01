import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { bulletedList, flexColumn, flexWrap } from '../../theme/styleRules.ts';

/** A list of short facts. */
export const facts = componentStyle(bulletedList);

/** The attempts, one per line. */
export const attempts = componentStyle({ ...flexColumn(12), padding: 0, listStyle: 'none' });

export const attempt = componentStyle({ ...flexWrap(4), columnGap: vars.space[16] });

export const result = componentStyle({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
