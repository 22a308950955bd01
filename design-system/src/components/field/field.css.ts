import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { disabledBox, invalidBox } from '../../theme/controlStyles.ts';
import { component, componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';
import { muted } from '../../theme/mutedText.css.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg, status } = vars.color;

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const label = componentStyle({ ...text.sm, fontWeight: 600 });

export const legend = componentStyle({ ...text.sm, fontWeight: 600, marginBlockEnd: vars.space[4] });

export const optional = style([muted, component({ fontWeight: 400 })]);

export const error = componentStyle({
  ...text.sm,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  color: status.danger.fg,
  fontWeight: 500,
});

globalComponentStyle(`${error} > svg`, { flexShrink: 0, marginBlockStart: vars.space[2] });

/** The box of a text control, also drawn around the number field and the list box's button. */
export const controlRule: StyleRule = {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.control.md,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.field,
  color: fg.default,
  fontSize: '1rem',
  lineHeight: 1.375,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:focus-visible': { borderColor: border.focus, outlineOffset: '0' },
    '&::placeholder': { color: fg.subtle, opacity: 1 },
    '&[aria-invalid="true"]': invalidBox,
    '&:disabled': disabledBox,
  },
  '@media': hover(
    { borderColor: border.strong },
    ':disabled, :focus-visible, [aria-invalid="true"], [data-invalid] > *',
  ),
};

export const control = componentStyle(controlRule);

export const count = componentStyle({
  ...text.sm,
  color: fg.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: { '&[data-full]': { color: fg.default, fontWeight: 600 } },
});

export const textArea = componentStyle({
  fieldSizing: 'content',
  minBlockSize: '7rem',
  maxBlockSize: '60vb',
  paddingBlock: vars.space[8],
  resize: 'vertical',
});

export const frame = componentStyle({ position: 'relative', display: 'grid', alignItems: 'center' });

const faded = { [`${frame}:has(> :disabled) > &`]: { color: fg.disabled } };

/** The place of a button or an icon at the end or start of a control. */
export const slotEnd = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  display: 'flex',
  color: fg.muted,
  selectors: faded,
});

export const slotStart = componentStyle({
  position: 'absolute',
  insetInlineStart: vars.space[12],
  display: 'flex',
  color: fg.muted,
  pointerEvents: 'none',
  selectors: faded,
});

export const withEnd = componentStyle({ paddingInlineEnd: '3rem' });

export const withStart = componentStyle({ paddingInlineStart: '2.5rem' });

export const select = componentStyle({
  appearance: 'none',
  paddingInlineEnd: '2.5rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  opacity: 1,
  selectors: { '&:enabled:has([value=""]:disabled:checked)': { color: fg.subtle } },
});

export const chevron = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[12],
  display: 'flex',
  color: fg.muted,
  pointerEvents: 'none',
  selectors: faded,
});
