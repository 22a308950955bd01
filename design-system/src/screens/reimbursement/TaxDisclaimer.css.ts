import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { box } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

export const small = componentStyle({
  ...text.sm,
  maxInlineSize: '72ch',
  color: vars.color.fg.muted,
  textWrap: 'balance',
});

export const block = componentStyle({
  ...text.sm,
  padding: vars.space[16],
  ...box('md', 'subtle'),
  color: vars.color.fg.muted,
});
