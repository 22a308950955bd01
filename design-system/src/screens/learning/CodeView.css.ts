import { scrollsWhileFocusable } from '../../components/prose/scrollsWhileFocusable.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { box, flexColumn, flexLine } from '../../theme/styleRules.ts';
import { code, text } from '../../theme/typography.ts';

export const codeFigure = componentStyle({ ...flexColumn(8), minInlineSize: 0 });

export const codeHead = componentStyle({
  ...text.sm,
  ...flexLine(12),
  justifyContent: 'space-between',
  fontWeight: 600,
});

export const actions = componentStyle({ ...flexLine(12), fontWeight: 400 });

/** Long lines scroll in their own box, and wrap on paper. */
export const codeText = componentStyle({
  ...code,
  ...box('md', 'subtle'),
  padding: vars.space[16],
  ...scrollsWhileFocusable,
  whiteSpace: 'pre',
  '@media': { print: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});

// As wide as its longest line, so that a later font changes its size, which decides whether the box can take focus.
globalComponentStyle(`${codeText} > code`, {
  display: 'block',
  fontSize: 'inherit',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  '@media': { print: { inlineSize: 'auto' } },
});
