import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover, media } from '../../theme/media.ts';

const { bg, border, fg, status } = vars.color;

export const group = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  minBlockSize: vars.control.md,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.field,
  color: fg.default,
  overflow: 'clip',
  overflowClipMargin: '4px',
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-focus-within]': {
      borderColor: border.focus,
      outline: `2px solid ${border.focus}`,
      outlineOffset: 0,
      '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
    },
    '&[data-invalid]': {
      borderColor: status.danger.border,
      boxShadow: `inset 0 0 0 1px ${status.danger.border}`,
    },
    '&[data-disabled]': {
      borderColor: border.default,
      backgroundColor: bg.subtle,
      color: fg.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': hover({ borderColor: border.strong }, ':focus-within, [data-invalid], [data-disabled]'),
});

export const input = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  border: 0,
  backgroundColor: 'transparent',
  fontSize: '1rem',
  lineHeight: 1.375,
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
