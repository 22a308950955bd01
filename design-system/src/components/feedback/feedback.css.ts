import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { mapValues } from '../../theme/mapValues.ts';
import { media } from '../../theme/media.ts';
import { text, title } from '../../theme/typography.ts';
import { pulse } from '../spinner/Spinner.css.ts';

const { bg, border, fg, progress, status } = vars.color;

const { neutral: _neutral, ...alertTones } = status;

export const alert = recipe({
  base: component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    padding: vars.space[16],
    border: '1px solid transparent',
    borderInlineStartWidth: '4px',
    borderRadius: vars.radius.md,
  }),
  variants: {
    tone: mapValues(alertTones, (tone) =>
      component({ backgroundColor: tone.bg, color: tone.fg, borderInlineStartColor: tone.border }),
    ),
  },
});

/** Takes no space while it is empty, but stays in the page so that its text is announced. */
export const result = componentStyle({
  display: 'block',
  selectors: { '&:empty': { position: 'absolute' } },
});

export const alertIcon = componentStyle({ flexShrink: 0, paddingBlockStart: vars.space[2] });

export const alertBody = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const alertTitle = componentStyle({ fontWeight: 600 });

export const alertText = componentStyle({
  ...text.sm,
  // Without a title, aligns its smaller line with the icon.
  selectors: { '&:first-child': { paddingBlockStart: vars.space[2] } },
});

export const alertAction = componentStyle({ marginBlockStart: vars.space[8] });

export const state = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[48]} ${vars.space[16]}`,
  border: `1px dashed ${border.default}`,
  borderRadius: vars.radius.lg,
  textAlign: 'center',
});

export const stateIcon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginBlockEnd: vars.space[8],
  borderRadius: vars.radius.full,
  backgroundColor: bg.selected,
  color: fg.link,
  selectors: { '&[data-tone="danger"]': { backgroundColor: status.danger.bg, color: status.danger.fg } },
});

export const stateTitle = componentStyle(title.sm);

export const stateText = componentStyle({ maxInlineSize: '36rem', color: fg.muted, textWrap: 'balance' });

export const stateAction = componentStyle({ marginBlockStart: vars.space[16] });

export const skeleton = recipe({
  base: component({
    backgroundColor: progress.track,
    maxInlineSize: '100%',
    '@media': {
      [media.motion]: { animation: `${pulse} 1.6s ease-in-out infinite` },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    shape: {
      text: component({ blockSize: '0.875rem', marginBlock: '0.3125rem', borderRadius: vars.radius.sm }),
      title: component({ blockSize: '1.5rem', marginBlock: '0.25rem', borderRadius: vars.radius.sm }),
      block: component({ blockSize: '6rem', borderRadius: vars.radius.md }),
      circle: component({ inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: vars.radius.full }),
    },
  },
});

export const progressHeader = componentStyle({
  ...text.sm,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBlockEnd: vars.space[8],
  color: fg.muted,
});

export const progressValue = componentStyle({
  color: fg.default,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

const bar: StyleRule = {
  borderRadius: vars.radius.full,
  backgroundColor: 'var(--bar)',
  transition: `inline-size ${vars.duration.slow} ${vars.easing.out}`,
};

const waiting: StyleRule = { backgroundColor: 'var(--bar)', animation: `${pulse} 1.6s ease-in-out infinite` };

/** The browser's progress element; each engine has its own name for the bar. */
export const progressBar = componentStyle({
  display: 'block',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: vars.space[8],
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: progress.track,
  overflow: 'hidden',
  vars: { '--bar': progress.fill },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      vars: { '--bar': 'Highlight' },
      selectors: { '[data-state="complete"] > &': { vars: { '--bar': 'Highlight' } } },
    },
  },
  selectors: {
    '[data-state="complete"] > &': { vars: { '--bar': progress.complete } },
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
    '&:indeterminate::-webkit-progress-bar': waiting,
    '&:indeterminate::-moz-progress-bar': waiting,
  },
});
