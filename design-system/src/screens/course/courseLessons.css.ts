import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { flexColumn } from '../../theme/styleRules.ts';

export const lessonModules = componentStyle(flexColumn(24));

export const bulletless = componentStyle({ ...flexColumn(24), listStyle: 'none', padding: 0 });

export const lessonRows = componentStyle({ listStyle: 'none', padding: 0, marginBlockStart: vars.space[8] });

export const lessonRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

export const readingTime = style([smallMuted, component({ marginInlineStart: 'auto' })]);
