import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { box, flexWrap } from '../../theme/styleRules.ts';
import { code, text } from '../../theme/typography.ts';

export const screen = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[16],
  maxInlineSize: '40rem',
  minBlockSize: '60vb',
  justifyContent: 'center',
  marginInline: 'auto',
  paddingBlock: vars.space[64],
});

export const lead = componentStyle({ ...text.lg, color: vars.color.fg.muted });

export const message = componentStyle({
  ...code,
  inlineSize: '100%',
  padding: vars.space[16],
  ...box('md', 'subtle'),
});

export const actions = componentStyle({ ...flexWrap(12), marginBlockStart: vars.space[8] });
