import { vars } from '../../theme/contract.css.ts';
import { overlaidInput } from '../../theme/controlStyles.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';

const { action, bg, border, fg } = vars.color;

const room = '1.25rem';

export const track = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: bg.field,
  color: border.control,
  transition: `background-color ${vars.duration.base} ${vars.easing.out}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: action.primary.bg,
      backgroundColor: action.primary.bg,
      color: action.primary.fg,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${border.focus}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': { borderColor: border.default, backgroundColor: bg.subtle, color: fg.disabled },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        'label:hover > &:not(:has(:checked, :disabled))': {
          borderColor: border.strong,
          color: border.strong,
        },
      },
    },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'ButtonFace',
      color: 'ButtonText',
      selectors: {
        '&:has(:checked)': {
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:disabled)': { borderColor: 'GrayText', backgroundColor: 'Canvas', color: 'GrayText' },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const input = componentStyle(overlaidInput);

/** A ring when off, a disc with a check mark when on. */
export const thumb = componentStyle({
  // One cell as large as the thumb, so that the larger mark overflows evenly.
  display: 'grid',
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  inlineSize: '1rem',
  blockSize: '1rem',
  // The same distance from the ends of the track as from its top.
  marginInlineStart: '0.1875rem',
  border: '2px solid currentColor',
  borderRadius: vars.radius.full,
  pointerEvents: 'none',
  transition: `translate ${vars.duration.base} ${vars.easing.out}`,
  selectors: {
    ':checked + &': { translate: room, backgroundColor: 'currentColor' },
    '[dir="rtl"] :checked + &': { translate: `-${room}` },
  },
});

export const mark = componentStyle({
  display: 'none',
  color: action.primary.bg,
  selectors: {
    ':checked + * > &': { display: 'flex' },
    ':checked:disabled + * > &': { color: bg.subtle },
  },
  '@media': { [media.forcedColors]: { color: 'Highlight' } },
});

export const help = componentStyle({ paddingInlineStart: 'calc(2.75rem + 0.75rem)' });
