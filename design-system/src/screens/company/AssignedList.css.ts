import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexWrap } from '../../theme/styleRules.ts';

export const line = componentStyle({
  ...flexWrap(16),
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const words = componentStyle({
  display: 'grid',
  gap: vars.space[8],
  flex: '1 1 18rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const courses = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: vars.space[20],
});
