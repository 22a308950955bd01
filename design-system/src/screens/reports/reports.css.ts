import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { flexLine } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

/** The line under a block, at its end. */
export const reportLine = componentStyle({
  ...text.sm,
  ...flexLine(8),
  justifyContent: 'flex-end',
  color: vars.color.fg.muted,
});

// A lesson has many of these buttons, and its own buttons come first.
globalComponentStyle(`${reportLine} button`, { color: vars.color.fg.muted, fontWeight: 400 });
