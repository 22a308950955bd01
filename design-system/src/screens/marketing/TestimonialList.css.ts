import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexColumn, markAndText, ruleAbove } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { fg } = vars.color;

export const frame = componentStyle({ display: 'grid', gap: vars.space[24] });

export const label = componentStyle({ ...text.sm, ...markAndText(8), color: fg.muted });

export const figure = componentStyle({ ...flexColumn(12), blockSize: '100%' });

export const quote = componentStyle({ ...text.md, textWrap: 'pretty' });

export const person = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  ...ruleAbove(12),
});

export const name = componentStyle({ fontWeight: 600 });

export const role = componentStyle({ ...text.sm, color: fg.muted });
