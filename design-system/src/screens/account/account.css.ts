import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { box, flexColumn, flexWrap, ruleAbove } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { fg } = vars.color;

export const layout = componentStyle({
  containerType: 'inline-size',
  ...flexColumn(32),
  inlineSize: '100%',
});

export const layoutLead = componentStyle({
  ...text.lg,
  color: fg.muted,
  marginBlockStart: vars.space[16],
});

export const section = componentStyle({
  display: 'grid',
  gap: vars.space[16],
  ...ruleAbove(32),
  '@container': {
    '(min-width: 40rem)': {
      gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)',
      columnGap: vars.space[32],
    },
    '(min-width: 52rem)': {
      gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)',
      columnGap: vars.space[48],
    },
  },
});

export const sectionText = style([smallMuted, component({ marginBlockStart: vars.space[4] })]);

export const sectionBody = componentStyle({
  ...flexColumn(16),
  minInlineSize: 0,
  maxInlineSize: '32rem',
});

export const steps = componentStyle({
  ...flexColumn(8),
  paddingInlineStart: '1.5em',
  listStyleType: 'decimal',
});

export const setup = componentStyle({ ...flexWrap(24), alignItems: 'flex-start' });

/** Cameras need dark marks on white, in the dark theme too. */
export const codeFrame = componentStyle({
  inlineSize: 'fit-content',
  padding: vars.space[12],
  ...box('md'),
});

export const currentCode = componentStyle(flexColumn(8));

export const codeField = componentStyle({ maxInlineSize: '24rem' });

export const secret = componentStyle({ flex: '1 1 14rem', minInlineSize: 0 });

export const sessions = componentStyle({ ...flexColumn(16) });

export const sessionRow = componentStyle({
  ...flexColumn(12),
  selectors: { '& + &': { ...ruleAbove(16) } },
});

export const sessionName = componentStyle({ fontWeight: 600 });

export const twoStep = componentStyle(flexColumn(16));

export const codeList = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space[8],
  padding: vars.space[16],
  listStyleType: 'none',
  ...box('md'),
});
