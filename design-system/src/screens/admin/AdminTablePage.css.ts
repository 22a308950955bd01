import { style, type StyleRule } from '@vanilla-extract/css';
import { narrow as card } from '../../components/data-table/DataTable.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { box, flexLine, flexWrap } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { border, fg } = vars.color;

const narrow = '(width < 30rem)';
const inPairs = '(20rem <= width < 58rem)';

export const page = componentStyle({ containerType: 'inline-size' });

export const header = componentStyle({
  ...flexWrap(16),
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});

export const titles = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  flex: '1 1 18rem',
  minInlineSize: 0,
});

export const summary = style([smallMuted, component({ fontVariantNumeric: 'tabular-nums' })]);

export const tools = componentStyle({ ...flexWrap(12), alignItems: 'flex-end' });

// The specification sets the width of the search boxes.
export const search = componentStyle({ flex: '0 1 16rem', '@container': { [narrow]: { flexGrow: 1 } } });

globalComponentStyle(`${search} label`, { textWrap: 'balance' });

export const filter = componentStyle({ flex: '0 1 11rem', '@container': { [narrow]: { flexGrow: 1 } } });

export const toolsEnd = componentStyle({
  ...flexWrap(8),
  marginInlineStart: 'auto',
  '@container': { [narrow]: { marginInlineStart: 0 } },
});

export const totals = componentStyle({ containerType: 'inline-size' });

export const totalCards = componentStyle({
  display: 'grid',
  gap: vars.space[16],
  '@container': {
    [inPairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(width >= 58rem)': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

globalComponentStyle(`${totalCards}[data-wide]`, {
  '@container': { '(width < 28rem)': { gridTemplateColumns: 'none' } },
});

globalComponentStyle(`${totalCards} > :last-child:nth-child(odd)`, {
  '@container': { [inPairs]: { gridColumn: '1 / -1' } },
});

export const two = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingBlock: vars.space[4],
});

export const second = style([smallMuted, component({ fontWeight: 400, overflowWrap: 'anywhere' })]);

/** A list without markers, in a cell. */
export const plainList = componentStyle({ listStyle: 'none', margin: 0, padding: 0 });
/** Breaks only where it is longer than a line. */
export const oneLine = componentStyle({ display: 'inline-block', maxInlineSize: '100%' });

export const date = componentStyle({
  whiteSpace: 'nowrap',
  '@container': { [card]: { whiteSpace: 'normal' } },
});

export const timeLine = style([smallMuted, component({ display: 'block' })]);

const wholeText: StyleRule = {
  display: 'block',
  maxInlineSize: 'none',
  overflow: 'visible',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
};

const clipRule: StyleRule = {
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&:focus-within': { ...wholeText, maxInlineSize: '16rem' } },
  '@container': { [card]: wholeText },
};

export const clip = componentStyle({ ...clipRule, display: 'block', whiteSpace: 'nowrap' });

export const clipTwo = componentStyle({
  ...clipRule,
  display: '-webkit-box',
  maxInlineSize: '24rem',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'break-word',
});

export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[16],
});

export const fact = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { [media.sm]: { selectors: { '&[data-width="wide"]': { gridColumn: 'span 2' } } } },
});

export const factValue = componentStyle({ overflowWrap: 'anywhere' });

export const review = componentStyle({
  display: 'grid',
  gap: vars.space[24],
  containerType: 'inline-size',
});

export const reviewColumns = componentStyle({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@container': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const proof = componentStyle({
  inlineSize: '100%',
  minBlockSize: '24rem',
  ...box('md', 'subtle'),
  objectFit: 'contain',
});

export const mail = componentStyle({
  padding: vars.space[16],
  ...box('md', 'subtle'),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const changes = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
});

export const differences = componentStyle({
  margin: 0,
  paddingBlockEnd: vars.space[8],
  paddingInlineStart: vars.space[20],
  overflowWrap: 'anywhere',
});

export const queue = componentStyle({
  ...flexLine(12),
  justifyContent: 'space-between',
  paddingBlock: vars.space[12],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${border.default}` },
  },
});

export const overdue = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.status.danger.fg,
});

export const live = componentStyle({
  ...text.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: fg.muted,
});

export const gate = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 40rem)',
  justifyContent: 'center',
  padding: `${vars.space[64]} ${vars.space[16]}`,
});

export const seatForm = componentStyle({ maxInlineSize: '32rem' });
