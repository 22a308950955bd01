import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { box, flexWrap, oneColumn } from '../../theme/styleRules.ts';
import { stat } from '../../theme/typography.ts';

const { action, border } = vars.color;

const roomy = '(min-width: 36rem)';
const wide = '(min-width: 56rem)';

export const frame = componentStyle({ containerType: 'inline-size', ...oneColumn(32) });

export const plans = componentStyle({
  ...oneColumn(24),
  '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** The offer, the features and the button in one column; in two columns if a plan has the whole line. */
export const plan = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[20],
  padding: vars.space[24],
  ...box(),
  selectors: {
    '&[data-popular]': { borderColor: border.strong, boxShadow: vars.shadow.e2 },
    '&[data-fits]': { borderColor: action.primary.bg, boxShadow: `inset 0 0 0 1px ${action.primary.bg}` },
  },
  '@container': {
    [roomy]: {
      gridTemplateAreas: '"offer features" "act features"',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[40],
    },
    [wide]: {
      gridTemplateAreas: '"offer" "features" "act"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      padding: vars.space[32],
    },
  },
});

const inRoomyArea = (gridArea: string) => ({ '@container': { [roomy]: { gridArea } } });

export const offer = componentStyle({ ...oneColumn(20), ...inRoomyArea('offer') });

/** The same height with and without badges where plans are side by side, so that their names align. */
export const badges = componentStyle({
  ...flexWrap(8),
  selectors: { '&:empty': { display: 'none' } },
  '@container': {
    [wide]: { minBlockSize: '1.625rem', selectors: { '&:empty': { display: 'flex' } } },
  },
});

export const price = componentStyle({ ...flexWrap(8), alignItems: 'baseline' });

export const amount = componentStyle({
  ...stat,
  fontSize: '2.5rem',
  lineHeight: '2.75rem',
  letterSpacing: '-0.02em',
});

export const features = componentStyle({
  ...oneColumn(12),
  alignContent: 'start',
  ...inRoomyArea('features'),
});

export const act = componentStyle({
  display: 'grid',
  alignContent: 'end',
  paddingBlockStart: vars.space[8],
  ...inRoomyArea('act'),
});
