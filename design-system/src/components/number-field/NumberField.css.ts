import { vars } from '../../theme/contract.css.ts';
import { disabledBox, invalidBox } from '../../theme/controlStyles.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover, media } from '../../theme/media.ts';
import { controlRule } from '../field/field.css.ts';

const { bg, border, fg } = vars.color;

export const group = componentStyle({
  ...controlRule,
  display: 'flex',
  paddingBlock: 0,
  paddingInline: 0,
  overflow: 'clip',
  overflowClipMargin: '4px',
  selectors: {
    '&[data-focus-within]': {
      borderColor: border.focus,
      outline: `2px solid ${border.focus}`,
      outlineOffset: 0,
      '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
    },
    '&[data-invalid]': invalidBox,
    '&[data-disabled]': disabledBox,
  },
  '@media': hover({ borderColor: border.strong }, ':focus-within, [data-invalid], [data-disabled]'),
});

export const input = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: 0,
  backgroundColor: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'inherit',
  selectors: {
    '&:focus, &[data-focus-visible]': { outline: 'none' },
    '&::placeholder': { color: fg.subtle, opacity: 1 },
  },
});

export const stepper = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.control.md,
  borderInlineStart: `1px solid ${border.default}`,
  color: fg.muted,
  selectors: {
    '&[data-pressed]': { backgroundColor: bg.selected, color: fg.default },
    '&[data-disabled]': { color: fg.disabled, cursor: 'not-allowed' },
  },
  '@media': hover({ backgroundColor: bg.hover, color: fg.default }, ':active, :disabled'),
});
