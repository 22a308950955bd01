import { vars } from '@redwhiteandcode/design-system';
import { media } from '@redwhiteandcode/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { bg, border, fg } = vars.color;

export const foundationPage = style({
  maxInlineSize: '72rem',
  paddingBlock: vars.space[24],
  '@media': { [media.md]: { paddingInline: vars.space[24] } },
});

export const lead = style({ maxInlineSize: '42rem' });

export const panel = style({
  minInlineSize: 0,
  padding: vars.space[24],
  borderRadius: vars.radius.lg,
  border: `1px solid ${border.default}`,
  backgroundColor: bg.canvas,
});

export const colorRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
});

export const chip = style({
  inlineSize: vars.space[40],
  blockSize: vars.space[24],
  borderRadius: vars.radius.sm,
  border: `1px solid ${border.control}`,
});

const fill = (minimum: string) => `repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr))`;

export const pairGroup = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${border.default}`,
  '@media': { [media.lg]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});

export const pairList = style({
  display: 'grid',
  gridTemplateColumns: fill('7.25rem'),
  gap: vars.space[8],
});

export const pairSample = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: vars.space[48],
  marginBlockEnd: vars.space[4],
  paddingInline: vars.space[12],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.md,
  fontSize: '1.25rem',
  fontWeight: 600,
});

export const pairShape = style({
  inlineSize: vars.space[24],
  blockSize: vars.space[24],
  borderRadius: vars.radius.sm,
  backgroundColor: 'currentcolor',
});

export const paletteStrip = style({
  display: 'grid',
  gridTemplateColumns: fill('6.5rem'),
  gap: vars.space[12],
});

export const swatch = style({
  blockSize: vars.space[64],
  marginBlockEnd: vars.space[4],
  borderRadius: vars.radius.md,
  border: `1px solid ${border.default}`,
});

export const role = style({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'baseline',
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${border.default}`,
  '@media': { [media.md]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: vars.space[32] } },
});

export const roleNote = style({ minInlineSize: 0 });

export const digits = style({ display: 'grid', gap: vars.space[24], gridTemplateColumns: fill('15rem') });

export const measureRow = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'center',
  color: fg.muted,
  '@media': { [media.md]: { gridTemplateColumns: '6rem 9rem minmax(0, 1fr)' } },
});

export const bar = style({
  blockSize: vars.space[16],
  borderRadius: '2px',
  backgroundColor: vars.color.progress.fill,
});

export const tile = style({
  blockSize: vars.space[96],
  marginBlockEnd: vars.space[8],
  border: `1px solid ${border.control}`,
  backgroundColor: bg.surface,
});

export const nested = style({
  inlineSize: 'min(100%, 20rem)',
  padding: vars.space[8],
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.xl,
  backgroundColor: bg.surface,
});

export const nestedInner = style({
  blockSize: vars.space[64],
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.subtle,
});

export const motionRow = style({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'center',
  '@media': { [media.md]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
});

export const motionTrack = style({
  paddingInlineEnd: vars.space[48],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.subtle,
  overflow: 'hidden',
});

/** As wide as the track, so that a translation by 100% moves it to the end of the track. */
export const motionBox = style({
  transitionProperty: 'transform',
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      inlineSize: vars.space[48],
      blockSize: vars.space[48],
      borderRadius: vars.radius.md,
      backgroundColor: vars.color.action.primary.bg,
    },
    '&[data-at-end]': { transform: 'translateX(100%)' },
    '[dir="rtl"] &[data-at-end]': { transform: 'translateX(-100%)' },
  },
});

export const onlyReducedMotion = style({ '@media': { [media.motion]: { display: 'none' } } });

export const densityRow = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.row,
  borderBlockEnd: `1px solid ${border.default}`,
  fontSize: '0.875rem',
});

export const tableFrame = style({
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: bg.surface,
});

export const numbers = style({
  inlineSize: '100%',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${numbers} :is(th, td)`, {
  paddingBlock: vars.space[12],
  paddingInline: vars.space[8],
  textAlign: 'start',
  '@media': { [media.md]: { paddingInline: vars.space[16] } },
});

globalStyle(`${numbers} tbody tr`, { borderBlockStart: `1px solid ${border.subtle}` });

export const layers = style({ display: 'grid' });

export const layer = style({
  maxInlineSize: '28rem',
  marginBlockStart: `calc(-1 * ${vars.space[4]})`,
  padding: vars.space[16],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: bg.raised,
  boxShadow: vars.shadow.e2,
});

export const searchWidth = style({ maxInlineSize: '24rem' });

export const iconGrid = style({ display: 'grid', gridTemplateColumns: fill('9.5rem'), gap: vars.space[12] });

export const iconCell = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[24],
  paddingInline: vars.space[8],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: bg.surface,
  color: fg.default,
  textAlign: 'center',
});
