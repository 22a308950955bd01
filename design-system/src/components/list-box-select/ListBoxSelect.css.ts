import { vars } from '../../theme/contract.css.ts';
import { disabledBox, invalidBox } from '../../theme/controlStyles.ts';
import { componentStyle } from '../../theme/layers.ts';
import { zIndex } from '../../theme/media.ts';
import { text } from '../../theme/typography.ts';
import { controlRule } from '../field/field.css.ts';

const { bg, border, fg } = vars.color;

export const trigger = componentStyle({
  ...controlRule,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  textAlign: 'start',
  selectors: {
    '&[data-focus-visible]': { borderColor: border.focus, outlineOffset: 0 },
    '[data-invalid] > &': invalidBox,
    '&[data-disabled]': disabledBox,
  },
});

export const value = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: fg.subtle }, '[data-disabled] > &': { color: 'inherit' } },
});

export const chevron = componentStyle({
  display: 'flex',
  color: fg.muted,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});

export const popover = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'max(var(--trigger-width), 12rem)',
  maxInlineSize: 'calc(100vi - 1rem)',
  zIndex: `${zIndex.popover} !important`,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.raised,
  boxShadow: vars.shadow.e3,
  color: fg.default,
  opacity: 1,
  transition: `opacity ${vars.duration.base} ${vars.easing.out}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-exiting]': { transitionDuration: vars.duration.fast, transitionTimingFunction: vars.easing.in },
  },
});

export const list = componentStyle({
  flexGrow: 1,
  minBlockSize: 0,
  maxBlockSize: '22rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  scrollPaddingBlock: vars.space[4],
  selectors: { '&:focus, &[data-focus-visible]': { outline: 'none' } },
});

export const header = componentStyle({
  ...text.xs,
  paddingBlockStart: vars.space[12],
  paddingBlockEnd: vars.space[4],
  paddingInline: vars.space[8],
  color: fg.muted,
  fontWeight: 600,
});

export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[8],
  minBlockSize: vars.control.md,
  padding: vars.space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  lineHeight: 1.375,
  overflowWrap: 'anywhere',
  cursor: 'default',
  selectors: {
    '&[data-focused]': { backgroundColor: bg.hover },
    '&[data-selected]': { backgroundColor: bg.selected, fontWeight: 600 },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
    '&[data-disabled]': { color: fg.disabled, cursor: 'not-allowed' },
  },
});

export const optionMark = componentStyle({
  display: 'flex',
  color: fg.link,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});

export const optionDescription = componentStyle({
  ...text.sm,
  gridColumn: 2,
  color: fg.muted,
  fontWeight: 400,
});

export const note = componentStyle({
  ...text.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[12],
  color: fg.muted,
});
