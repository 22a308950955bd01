import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

export const tooltip = componentStyle({
  ...text.xs,
  maxInlineSize: 'min(16rem, calc(100vi - 1.5rem))',
  paddingBlock: '0.375rem',
  paddingInline: vars.space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.bg.inverse,
  color: vars.color.bg.canvas,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.duration.fast} ${vars.easing.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
