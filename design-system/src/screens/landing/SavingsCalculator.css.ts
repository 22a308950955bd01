import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { box, fittingColumns, flexColumn } from '../../theme/styleRules.ts';
import { stat } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

const sideBySide = '(min-width: 42rem)';
const wide = '(min-width: 60rem)';

export const frame = componentStyle({ containerType: 'inline-size' });

export const panel = componentStyle({
  display: 'grid',
  ...box(),
  boxShadow: vars.shadow.e1,
  overflow: 'hidden',
  '@container': { [sideBySide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

const half = {
  ...flexColumn(20),
  padding: vars.space[20],
  '@container': { [sideBySide]: { padding: vars.space[24] }, [wide]: { padding: vars.space[40] } },
} as const;

export const inputs = componentStyle(half);

export const results = componentStyle({ ...half, backgroundColor: bg.brand, color: fg.onBrand });

export const sums = componentStyle(fittingColumns('8rem', 20));

export const sum = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${border.control}`,
});

/** The main result: first, in full width. */
export const mainSum = componentStyle({ display: 'grid', gap: vars.space[4], gridColumn: '1 / -1' });

const number = { ...stat, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } as const;

export const amount = componentStyle({ ...number, fontSize: '1.5rem', lineHeight: '2rem' });

export const mainAmount = componentStyle({
  ...number,
  fontSize: 'clamp(2.5rem, 2rem + 2vw, 3.5rem)',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
});

export const action = componentStyle({ marginBlockStart: 'auto', paddingBlockStart: vars.space[8] });

export const note = componentStyle({ marginBlockStart: vars.space[16] });
