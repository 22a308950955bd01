import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/typography.ts';

const { action, bg, border, fg } = vars.color;

export const legend = componentStyle({ ...text.sm, marginBlockEnd: vars.space[8], fontWeight: 600 });

export const group = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const chip = componentStyle({
  ...text.sm,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  maxInlineSize: '100%',
  minBlockSize: vars.control.sm,
  padding: `${vars.space[4]} ${vars.space[16]}`,
  border: `1px solid ${border.control}`,
  // Half of the minimum height, so that several lines of text stay clear of the corners.
  borderRadius: `calc(${vars.control.sm} / 2)`,
  backgroundColor: bg.surface,
  color: fg.default,
  fontWeight: 500,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-selected]': {
      borderColor: action.primary.bg,
      backgroundColor: action.primary.bg,
      color: action.primary.fg,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { backgroundColor: bg.hover },
        '&[data-selected]:hover': { backgroundColor: action.primary.bgHover },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const count = componentStyle({ fontWeight: 400, fontVariantNumeric: 'tabular-nums' });

/** Covers the whole chip, so that touch and a screen reader's touch exploration find it. */
export const radio = componentStyle({
  position: 'absolute',
  inset: '-1px',
  inlineSize: 'calc(100% + 2px)',
  blockSize: 'calc(100% + 2px)',
  margin: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
