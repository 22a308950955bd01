import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexLine } from '../../theme/styleRules.ts';

export const answer = componentStyle({ whiteSpace: 'pre-line' });

export const question = componentStyle(flexLine(8));

export const words = componentStyle({ flex: '1 1 15rem', minInlineSize: 0 });

export const helpful = componentStyle({ ...flexLine(12), marginBlockStart: vars.space[16] });
