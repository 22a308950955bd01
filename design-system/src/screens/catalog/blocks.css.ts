import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';
import { box, flexLine } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

export const blockTrigger = componentStyle({
  display: 'flex',
  inlineSize: '100%',
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

export const blockName = componentStyle({ ...text.sm, minInlineSize: 0, fontWeight: 600 });

const oneLine = {
  ...text.sm,
  minInlineSize: 0,
  overflow: 'hidden',
  color: fg.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const blockSummary = componentStyle({ ...oneLine, flex: 1 });

/** Where a new block goes. One line, because a pressed button moves away if the height of the page changes with the focus. */
export const addNote = componentStyle({ ...oneLine, display: 'block' });

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

/** The line of a row: its name, its control, and the button that removes it. */
export const rowLine = componentStyle({ ...flexLine(12), rowGap: 0 });

export const rowName = componentStyle({ ...text.sm, flex: 1, fontWeight: 600 });

globalComponentStyle(`${blockForm} textarea`, { minBlockSize: '4rem' });

export const codeField = componentStyle({});

globalComponentStyle(`${codeField} textarea`, {
  fontFamily: vars.font.code,
  fontVariantLigatures: 'none',
  whiteSpace: 'pre',
  overflowX: 'auto',
});

/** Problems of a lab, which may have the lines of an error. */
export const problemList = componentStyle({
  paddingInlineStart: vars.space[20],
  listStyleType: 'disc',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const tableScroll = componentStyle({ overflowX: 'auto' });

export const tableFields = componentStyle({ borderCollapse: 'collapse' });

globalComponentStyle(`${tableFields} :is(th, td)`, {
  minInlineSize: '7rem',
  padding: vars.space[4],
  textAlign: 'start',
  verticalAlign: 'top',
});

globalComponentStyle(`${tableFields} td:last-child`, { minInlineSize: 0 });

/** The stored pictures of a figure, each on the background of its theme. */
export const pictureSamples = componentStyle({ ...flexLine(12), alignItems: 'flex-start' });

export const pictureSample = componentStyle({
  ...box('md'),
  ...text.sm,
  padding: vars.space[8],
  color: fg.muted,
});

globalComponentStyle(`${pictureSample} img`, {
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '12rem',
});
