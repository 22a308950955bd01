import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { stat } from '../../theme/typography.ts';

declareLayers();

const { bg, border, fg } = vars.color;

const sideBySide = '(min-width: 42rem)';
const wide = '(min-width: 60rem)';

export const frame = style(component({ containerType: 'inline-size' }));

export const panel = style(
  component({
    display: 'grid',
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.lg,
    backgroundColor: bg.surface,
    boxShadow: vars.shadow.e1,
    overflow: 'hidden',
    '@container': { [sideBySide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  }),
);

const half = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  padding: vars.space[20],
  '@container': { [sideBySide]: { padding: vars.space[24] }, [wide]: { padding: vars.space[40] } },
} as const;

export const inputs = style(component(half));

export const results = style(component({ ...half, backgroundColor: bg.brand, color: fg.onBrand }));

export const sums = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
    gap: vars.space[20],
  }),
);

export const sum = style(
  component({
    display: 'grid',
    gap: vars.space[4],
    alignContent: 'start',
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${border.control}`,
  }),
);

/** The number the calculator is there for: first, over the whole width. */
export const mainSum = style(component({ display: 'grid', gap: vars.space[4], gridColumn: '1 / -1' }));

const number = { ...stat, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } as const;

export const amount = style(component({ ...number, fontSize: '1.5rem', lineHeight: '2rem' }));

export const mainAmount = style(
  component({
    ...number,
    fontSize: 'clamp(2.5rem, 2rem + 2vw, 3.5rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
  }),
);

export const action = style(component({ marginBlockStart: 'auto', paddingBlockStart: vars.space[8] }));

export const note = style(component({ marginBlockStart: vars.space[16] }));
