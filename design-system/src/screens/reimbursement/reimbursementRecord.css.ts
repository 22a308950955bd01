import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { flexColumn, flexWrap, ruleAbove } from '../../theme/styleRules.ts';
import { text, title as titles } from '../../theme/typography.ts';

const { border, fg, progress, status } = vars.color;

export const record = componentStyle({ ...flexColumn(16), blockSize: '100%' });

export const recordFoot = componentStyle({
  display: 'grid',
  gap: vars.space[12],
  marginBlockStart: 'auto',
  ...ruleAbove(16),
  '@media': { [media.sm]: { display: 'flex', flexWrap: 'wrap' } },
});

export const term = style([smallMuted, component({ fontWeight: 400 })]);

export const recordHead = componentStyle({
  ...flexWrap(12),
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});

export const recordTitle = componentStyle({ ...titles.sm });

export const recordAmount = componentStyle({ ...titles.md, fontVariantNumeric: 'tabular-nums' });

export const timeline = componentStyle({ display: 'flex', flexDirection: 'column' });

export const event = componentStyle({
  ...text.sm,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr) auto',
  gap: vars.space[12],
  paddingBlockEnd: vars.space[16],
  color: fg.muted,
  selectors: {
    '&[data-done="true"]': { color: fg.default },
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next event.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(0.5rem - 1px)',
      insetBlockStart: '1.25rem',
      insetBlockEnd: 0,
      borderInlineStart: `2px solid ${border.default}`,
    },
  },
});

export const eventMark = componentStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1.25rem',
  color: fg.subtle,
  selectors: {
    '[data-done="true"] > &': { color: progress.complete },
    '[data-denied] > &': { color: status.danger.border },
  },
});

export const eventDate = componentStyle({ color: fg.muted, fontVariantNumeric: 'tabular-nums' });
