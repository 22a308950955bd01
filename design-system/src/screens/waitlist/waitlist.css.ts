import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { markAndText } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

export const place = componentStyle({ display: 'grid', inlineSize: '100%', justifyItems: 'start' });

/** The space of the button until it is known what to show. */
export const waiting = componentStyle({ minBlockSize: vars.control.md });

export const done = componentStyle({
  ...text.sm,
  ...markAndText(8),
  alignItems: 'center',
  minBlockSize: vars.control.md,
});

export const doneIcon = componentStyle({ color: vars.color.status.success.border });
