import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { scrollsWhileFocusable } from '../../components/prose/scrollsWhileFocusable.ts';
import { media } from '../../theme/media.ts';
import { box, flexColumn, flexWrap } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

export const figure = componentStyle({ ...flexColumn(8), minInlineSize: 0 });

/** Scrolls a picture that is wider than the lesson; on paper it fits. */
export const pictureBox = componentStyle({ ...scrollsWhileFocusable, maxInlineSize: '100%' });

/** A picture keeps its shape before it is loaded, and shows its text instead if it cannot be. */
export const picture = componentStyle({
  display: 'block',
  maxInlineSize: 'none',
  blockSize: 'auto',
  borderRadius: vars.radius.md,
  color: vars.color.fg.muted,
});

/** Not shown in the dark theme, but on paper. */
export const light = componentStyle({
  '@media': { [media.screen]: { selectors: { '[data-theme="dark"] &': { display: 'none' } } } },
});

/** Shown only in the dark theme. */
export const dark = componentStyle({
  display: 'none',
  '@media': { [media.screen]: { selectors: { '[data-theme="dark"] &': { display: 'block' } } } },
});

/** White in both themes, for a picture that was drawn for a light page. */
export const onPaper = componentStyle({ backgroundColor: vars.color.bg.surface });

export const download = componentStyle({
  ...box('md', 'subtle'),
  ...flexWrap(12),
  alignItems: 'flex-start',
  padding: vars.space[16],
});

export const downloadIcon = componentStyle({ paddingBlockStart: vars.space[2], color: vars.color.fg.muted });

export const downloadText = componentStyle({ ...flexColumn(4), flex: '1 1 14rem', minInlineSize: 0 });

export const fileFacts = componentStyle({
  ...text.sm,
  color: vars.color.fg.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
