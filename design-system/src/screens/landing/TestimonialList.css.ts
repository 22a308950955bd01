import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { flexColumn, flexLine, markAndText, ruleAbove } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { fg } = vars.color;

export const frame = componentStyle({ display: 'grid', gap: vars.space[24] });

export const label = componentStyle({ ...text.sm, ...markAndText(8), color: fg.muted });

export const figure = componentStyle({ ...flexColumn(16), blockSize: '100%' });

export const head = componentStyle({
  ...flexLine(8),
  justifyContent: 'space-between',
  minBlockSize: '1.625rem',
});

export const stars = componentStyle({ display: 'inline-flex', gap: vars.space[2], color: fg.link });

/** Stars up to the rating are filled; the others are outlines. */
export const given = componentStyle({});

globalComponentStyle(`${given} svg`, { fill: 'currentColor' });

export const quote = componentStyle({ ...text.lg, textWrap: 'pretty' });

export const person = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  ...ruleAbove(16),
});

export const name = componentStyle({ fontWeight: 600 });

export const role = componentStyle({ ...text.sm, color: fg.muted });
