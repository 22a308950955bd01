import { vars } from '@redwhiteandcode/design-system';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { bg, border, fg, status } = vars.color;

export const page = style({
  color: fg.default,
  fontFamily: vars.font.body,
  fontSize: '1rem',
  lineHeight: '1.5rem',
});

export const eyebrow = style({
  color: fg.accent,
  fontFamily: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  letterSpacing: '0.04em',
});

const titleText = {
  fontFamily: vars.font.display,
  fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 2.5rem)',
  lineHeight: 1.1,
  fontWeight: 800,
  letterSpacing: '-0.015em',
};

export const pageTitle = style({ ...titleText, overflowWrap: 'anywhere' });

export const section = style({ paddingBlockStart: vars.space[64], scrollMarginBlockStart: vars.space[24] });

export const specimen = style({
  minInlineSize: 0,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: bg.surface,
  overflow: 'clip',
});

export const specimenBody = recipe({
  base: { minInlineSize: 0, overflow: 'auto', backgroundColor: bg.canvas, color: fg.default },
  variants: { isFull: { false: { padding: vars.space[24] } } },
  defaultVariants: { isFull: false },
});

export const specimenFooter = style({
  borderBlockStart: `1px solid ${border.default}`,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
});

globalStyle(`${specimenFooter} > summary`, {
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  color: fg.muted,
  fontWeight: 600,
});

globalStyle(`${specimenFooter} > summary:hover`, {
  '@media': { '(hover: hover)': { backgroundColor: bg.hover, color: fg.default } },
});

globalStyle(`${specimenFooter} > summary:focus-visible`, { outlineOffset: '-2px' });

export const specimenCode = style({ borderBlockStart: `1px solid ${border.default}` });

export const codeBlock = style({ minInlineSize: 0 });

globalStyle(`${codeBlock} > div`, { margin: 0 });

// The specimen already has a frame.
globalStyle(`${specimenCode} > div`, { margin: 0, border: 0, borderRadius: 0, boxShadow: 'none' });

export const frame = style({ display: 'block', inlineSize: '100%', border: 0, backgroundColor: bg.canvas });

export const sheet = style({
  minInlineSize: 0,
  padding: vars.space[24],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: bg.canvas,
  overflow: 'auto',
});

export const guidance = style({
  padding: vars.space[24],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: bg.surface,
});

/** Two columns, or one on narrow pages. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[24],
});

/** A do beside its don't: both stories have the same height, however long their sentences are. */
export const pair = recipe({
  base: [columns, { rowGap: vars.space[12], gridTemplateRows: 'auto auto' }],
  variants: { isStacked: { true: { gridTemplateColumns: 'minmax(0, 1fr)' }, false: {} } },
});

export const criterion = style({ display: 'flex', gap: vars.space[12], alignItems: 'flex-start' });

export const criterionIcon = recipe({
  base: { display: 'inline-flex', flexShrink: 0, paddingBlockStart: vars.space[2] },
  variants: {
    sign: { success: { color: status.success.border }, danger: { color: status.danger.border } },
  },
});

export const advice = recipe({
  base: {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    borderBlockStart: '4px solid',
  },
  variants: {
    kind: {
      do: { borderColor: status.success.border },
      dont: { borderColor: status.danger.border },
    },
  },
});

export const adviceBody = style({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '8rem',
  padding: vars.space[24],
  border: `1px solid ${border.default}`,
  borderBlockStart: 0,
  borderEndStartRadius: vars.radius.lg,
  borderEndEndRadius: vars.radius.lg,
  backgroundColor: bg.canvas,
  overflow: 'auto',
});

export const adviceLabel = recipe({
  base: { display: 'flex', gap: vars.space[8], alignItems: 'center', fontWeight: 700 },
  variants: {
    kind: { do: { color: status.success.fg }, dont: { color: status.danger.fg } },
  },
});

export const change = style({ display: 'flex', gap: vars.space[16], alignItems: 'baseline' });

globalStyle(`${change} > code`, { whiteSpace: 'nowrap' });

export const tableScroll = style({
  minInlineSize: 0,
  overflowX: 'auto',
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: bg.surface,
});

globalStyle(`${tableScroll} table`, { inlineSize: '100%', fontSize: '0.875rem', lineHeight: '1.25rem' });
globalStyle(`${tableScroll} :is(th, td)`, {
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${tableScroll} th`, {
  backgroundColor: bg.subtle,
  color: fg.muted,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

// A long word widens its column, so that the table scrolls, instead of breaking at any character.
globalStyle(`${tableScroll} code`, { overflowWrap: 'normal' });

globalStyle(`${tableScroll} tbody th`, { backgroundColor: 'transparent', color: fg.default });

globalStyle(`${tableScroll} tbody tr`, { borderBlockStart: `1px solid ${border.subtle}` });

/** Scrolls Storybook’s table of props on narrow pages. The table is 2 px wider than its container. */
export const propsTable = style({ minInlineSize: 0, paddingInlineEnd: '2px', overflowX: 'auto' });

globalStyle(`${page} kbd`, {
  display: 'inline-block',
  paddingInline: vars.space[8],
  border: `1px solid ${border.control}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.sm,
  backgroundColor: bg.raised,
  fontFamily: vars.font.body,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

/** A guide's text; Markdown elements have no classes. */
export const guide = style({ maxInlineSize: '46rem' });

const inGuide = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${guide} > ${selector}`, rule);

inGuide('* + *', { marginBlockStart: vars.space[16] });
inGuide('h1', titleText);
inGuide('h1 + p', { color: fg.muted, fontSize: '1.125rem', lineHeight: '1.75rem' });
inGuide('h2', {
  marginBlockStart: vars.space[48],
  fontSize: '1.5rem',
  lineHeight: '1.875rem',
  fontWeight: 700,
  letterSpacing: '-0.00625em',
});
inGuide('h2 + *', { marginBlockStart: vars.space[12] });
inGuide(':is(ul, ol)', { paddingInlineStart: vars.space[24] });
inGuide('ul', { listStyleType: 'disc' });
inGuide('ol', { listStyleType: 'decimal' });
globalStyle(`${guide} > :is(ul, ol) > li + li`, { marginBlockStart: vars.space[8] });
globalStyle(`${guide} :is(p, li, td) > code`, {
  paddingBlock: '0.125em',
  paddingInline: '0.25em',
  borderRadius: vars.radius.sm,
  backgroundColor: bg.subtle,
});
globalStyle(`${guide} :is(p, li) > code`, { overflowWrap: 'anywhere' });
