import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexColumn, ruleAbove } from '../../theme/styleRules.ts';

const { fg } = vars.color;

export const item = componentStyle({ ...flexColumn(12), blockSize: '100%' });

export const description = componentStyle({ marginBlockEnd: vars.space[4], color: fg.muted });

export const foot = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[12],
  marginBlockStart: 'auto',
  ...ruleAbove(16),
});
