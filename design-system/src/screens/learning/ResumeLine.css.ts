import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexLine } from '../../theme/styleRules.ts';

const { bg, border } = vars.color;

export const resume = componentStyle({
  ...flexLine(16),
  justifyContent: 'space-between',
  padding: `${vars.space[16]} ${vars.space[20]}`,
  border: `1px solid ${border.default}`,
  borderInlineStart: `4px solid ${vars.color.progress.fill}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.surface,
});

export const resumeText = componentStyle({ flex: '1 1 16rem', minInlineSize: 0 });

export const resumeLesson = componentStyle({ fontWeight: 600 });
