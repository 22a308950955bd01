import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexColumn, markAndText } from '../../theme/styleRules.ts';
import { stat, text } from '../../theme/typography.ts';

const { fg } = vars.color;

export const checks = componentStyle(flexColumn(12));

export const check = componentStyle(markAndText(12));

export const checkIcon = componentStyle({ paddingBlockStart: vars.space[2], color: fg.link });

export const facts = componentStyle({
  ...text.sm,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[20],
  rowGap: vars.space[8],
  color: fg.muted,
});

export const fact = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

export const price = componentStyle(stat);

export const noticeText = componentStyle({
  gridColumn: '1 / -1',
  fontWeight: 600,
  marginBlockEnd: vars.space[8],
});

export const struck = componentStyle({ color: fg.muted, fontVariantNumeric: 'tabular-nums' });
