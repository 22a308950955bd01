import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';
import { flexLine } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

/** The line of a block: the button that opens it, then its actions. */
export const blockLine = componentStyle({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const blockTrigger = componentStyle({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  minBlockSize: vars.control.sm,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': hover({ backgroundColor: bg.hover }),
});

export const blockName = componentStyle({ ...text.sm, flexShrink: 0, fontWeight: 600 });

export const blockSummary = componentStyle({
  ...text.sm,
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  color: fg.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const blockChevron = componentStyle({
  display: 'flex',
  flexShrink: 0,
  color: fg.muted,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const blockForm = componentStyle({
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${border.subtle}`,
});

/** The control of a row at the start, and the button that removes the row at the end. */
export const rowControls = componentStyle({
  ...flexLine(8),
  justifyContent: 'flex-end',
});

globalComponentStyle(`${rowControls} > :not(:last-child)`, { marginInlineEnd: 'auto' });

export const codeField = componentStyle({});

globalComponentStyle(`${codeField} textarea`, {
  fontFamily: vars.font.code,
  whiteSpace: 'pre',
  overflowX: 'auto',
});

export const tableScroll = componentStyle({ overflowX: 'auto' });

export const tableFields = componentStyle({ borderCollapse: 'collapse' });

globalComponentStyle(`${tableFields} :is(th, td)`, {
  minInlineSize: '10rem',
  padding: vars.space[4],
  textAlign: 'start',
  verticalAlign: 'top',
});

globalComponentStyle(`${tableFields} td:last-child`, { minInlineSize: 0 });
