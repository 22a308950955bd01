import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexColumn, markAndText, ruleAbove } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

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

export const place = componentStyle({ display: 'grid', inlineSize: '100%' });

export const done = componentStyle({
  ...text.sm,
  ...markAndText(8),
  alignItems: 'center',
  minBlockSize: vars.control.md,
});

export const doneIcon = componentStyle({ color: vars.color.status.success.border });
