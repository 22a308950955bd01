import { vars } from '../../theme/contract.css.ts';
import { invalidBox } from '../../theme/controlStyles.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

export const zone = componentStyle({
  inlineSize: '100%',
  border: `1px dashed ${border.control}`,
  borderRadius: vars.radius.lg,
  backgroundColor: bg.field,
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-filled]': { borderStyle: 'solid' },
    '&[data-invalid]': { ...invalidBox, borderStyle: 'solid' },
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: border.focus,
      boxShadow: `inset 0 0 0 1px ${border.focus}`,
      backgroundColor: bg.selected,
    },
    '&[data-disabled]': { borderColor: border.default, backgroundColor: bg.subtle, color: fg.disabled },
  },
});

export const inside = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  selectors: {
    ':not([data-filled]) > &': { justifyContent: 'center', paddingBlock: vars.space[24] },
  },
});

export const prompt = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: fg.muted,
  selectors: { '[data-disabled] &': { color: fg.disabled } },
});

export const file = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  flex: '1 1 14rem',
  minInlineSize: 0,
});

export const fileIcon = componentStyle({ flexShrink: 0, paddingBlockStart: vars.space[2], color: fg.muted });

export const fileText = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  flexGrow: 1,
  minInlineSize: 0,
});

export const fileName = componentStyle({ fontWeight: 600 });

export const fileDetail = componentStyle({
  ...text.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  color: fg.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

export const progress = componentStyle({ flex: '1 0 100%' });
