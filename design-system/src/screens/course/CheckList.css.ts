import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexColumn, markAndText } from '../../theme/styleRules.ts';

export const checks = componentStyle(flexColumn(12));

export const check = componentStyle(markAndText(12));

export const checkIcon = componentStyle({ paddingBlockStart: vars.space[2], color: vars.color.fg.link });
