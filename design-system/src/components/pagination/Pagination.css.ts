import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
});

export const range = componentStyle({
  ...text.sm,
  flexGrow: 1,
  paddingInlineEnd: vars.space[8],
  color: fg.muted,
  fontVariantNumeric: 'tabular-nums',
  // When empty, it only fills the space between the elements beside it.
  selectors: { '&:empty': { marginInlineEnd: `calc(-1 * ${vars.space[8]})`, paddingInlineEnd: 0 } },
});

/** The two buttons, in one row where it fits. */
export const steps = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  maxInlineSize: '100%',
  gap: vars.space[8],
});

/** The style of a button at the end of the list, which stays focusable. */
export const end = componentStyle({
  selectors: {
    '&[aria-disabled="true"], &[aria-disabled="true"]:active': {
      borderColor: border.default,
      backgroundColor: bg.subtle,
      color: fg.disabled,
      cursor: 'default',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

export const mirrored = componentStyle({
  display: 'flex',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const size = componentStyle({
  ...text.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInlineEnd: vars.space[16],
  color: fg.muted,
});

/** A select as high as the buttons beside it. */
export const select = componentStyle({
  selectors: { '&&': { minBlockSize: vars.control.sm } },
});
