import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { box, flexColumn, oneColumn } from '../../theme/styleRules.ts';
import { stat } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

const inputRow = '(42rem <= width < 56rem)';
const sideBySide = '(min-width: 56rem)';
const wide = '(min-width: 60rem)';
/** Of the results, without their padding. */
const columns = '(min-width: 34rem)';

export const frame = componentStyle({ containerType: 'inline-size' });

export const panel = componentStyle({
  display: 'grid',
  ...box(),
  boxShadow: vars.shadow.e1,
  overflow: 'hidden',
  '@container': { [sideBySide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' } },
});

const half = {
  ...flexColumn(20),
  padding: vars.space[20],
  '@container': {
    [inputRow]: { padding: vars.space[24] },
    [sideBySide]: { padding: vars.space[24] },
    [wide]: { padding: vars.space[40] },
  },
} as const;

export const inputs = componentStyle({
  ...half,
  '@container': {
    ...half['@container'],
    [inputRow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      padding: vars.space[24],
    },
  },
});

export const results = componentStyle({
  ...half,
  containerType: 'inline-size',
  backgroundColor: bg.brand,
  color: fg.onBrand,
});

/** In columns, where a number shrinks until it fits; in rows on phones. */
export const sums = componentStyle({
  ...oneColumn(0),
  '@container': { [columns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[20] } },
});

export const sum = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${border.control}`,
  '@container': {
    [columns]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'start', paddingBlockEnd: 0 },
  },
});

/** The main result: first, in full width. */
export const mainSum = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  gridColumn: '1 / -1',
  paddingBlockEnd: vars.space[12],
});

const number = { ...stat, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const amount = componentStyle({
  ...number,
  fontSize: 'min(1.5rem, 7cqi)',
  lineHeight: '2rem',
  marginInlineStart: 'auto',
  '@container': { [columns]: { fontSize: 'min(1.5rem, 3.6cqi)', marginInlineStart: 0 } },
});

export const mainAmount = componentStyle({
  ...number,
  fontSize: 'min(3.5rem, 10.5cqi)',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
});

/** On phones, the buttons are as wide as the results. */
export const action = componentStyle({
  display: 'grid',
  gap: vars.space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[8],
  '@container': { [columns]: { display: 'flex', flexWrap: 'wrap' } },
});

export const note = componentStyle({ marginBlockStart: vars.space[16] });
