import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

export const count = componentStyle({
  ...text.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  color: vars.color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const done = componentStyle({ color: vars.color.fg.default, fontWeight: 600 });
