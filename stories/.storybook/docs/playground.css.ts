import { vars } from '@redwhiteandcode/design-system';
import { globalStyle, style } from '@vanilla-extract/css';

const { bg, border, fg } = vars.color;

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[16],
  alignItems: 'end',
  padding: vars.space[24],
  borderBlockStart: `1px solid ${border.default}`,
});

export const controlRow = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const controlsFooter = style({ display: 'flex', justifyContent: 'flex-end', gridColumn: '-2 / -1' });

globalStyle(`${controlRow} > label`, {
  color: fg.muted,
  fontFamily: vars.font.code,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
});

globalStyle(`${controlRow} > :is(select, input:not([type='checkbox']))`, {
  inlineSize: '100%',
  blockSize: '2.25rem',
  paddingInline: vars.space[12],
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.field,
  color: fg.default,
  fontSize: '0.875rem',
});

globalStyle(`${controlRow} > input::placeholder`, { color: fg.subtle, opacity: 1 });

globalStyle(`${controlRow} > input[type='checkbox']`, {
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlock: '0.375rem',
  accentColor: vars.color.action.primary.bg,
});
