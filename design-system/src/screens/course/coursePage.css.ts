import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { leadText } from '../../theme/opening.css.ts';
import { flexColumn, flexLine } from '../../theme/styleRules.ts';
import { text, title } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[32] };

export const header = componentStyle({
  backgroundColor: bg.brand,
  paddingBlock: vars.space[48],
  '@media': { [media.lg]: { paddingBlock: vars.space[64] } },
});

export const headerLayout = componentStyle({
  display: 'grid',
  gap: vars.space[32],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[64] } },
});

export const headerText = componentStyle({ ...flexColumn(16), minInlineSize: 0 });

export const headerTitle = componentStyle({ ...title.displaySm, color: fg.onBrand });

export const lead = style([leadText, component({ maxInlineSize: '42rem' })]);

export const headerSkeleton = style({});

// The grays of the dark theme look muddy on navy.
globalComponentStyle(`${headerSkeleton} [data-component="Skeleton"] > *`, {
  backgroundColor: `color-mix(in oklab, ${fg.onBrand} 16%, ${bg.brand})`,
});

export const priceContainer = componentStyle({ containerType: 'inline-size' });

export const priceBox = componentStyle({
  display: 'grid',
  gap: vars.space[16],
  '@container': {
    '(min-width: 34rem)': {
      gridTemplateColumns: 'auto minmax(0, 24rem)',
      alignItems: 'start',
      justifyContent: 'space-between',
      columnGap: vars.space[32],
    },
  },
});

export const priceText = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});

export const details = componentStyle({
  display: 'grid',
  gap: vars.space[48],
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[64] } },
});

export const column = componentStyle({ ...flexColumn(48), minInlineSize: 0 });

/** Below the curriculum, the cards are in pairs; beside it, in one column. */
export const aside = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[24],
  minInlineSize: 0,
  '@media': {
    '(48rem <= width < 64rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

globalComponentStyle(`${aside} > :last-child:nth-child(odd)`, {
  '@media': { '(48rem <= width < 64rem)': { gridColumn: '1 / -1' } },
});

export const heading = componentStyle({ ...title.md, marginBlockEnd: vars.space[16] });

export const asideHeading = componentStyle({ ...title.sm, marginBlockEnd: vars.space[12] });

export const headingLine = componentStyle({
  ...flexLine(12),
  justifyContent: 'space-between',
  marginBlockEnd: vars.space[20],
});

export const outcomes = componentStyle({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.md]: twoColumns },
});

/** Weeks along a line with a mark for each. */
export const weeks = componentStyle({
  borderInlineStart: `2px solid ${border.default}`,
  marginInlineStart: vars.space[8],
});

export const week = componentStyle({
  position: 'relative',
  paddingInlineStart: vars.space[24],
  paddingBlockEnd: vars.space[32],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-9px',
      insetBlockStart: '0.25rem',
      inlineSize: '1rem',
      blockSize: '1rem',
      border: `4px solid ${vars.color.progress.fill}`,
      borderRadius: vars.radius.full,
      backgroundColor: bg.surface,
    },
  },
});

export const weekNumber = componentStyle({ ...text.sm, color: fg.muted, fontWeight: 600 });

export const bullets = componentStyle({
  ...flexColumn(4),
  paddingInlineStart: '1.25em',
  listStyleType: 'disc',
  color: fg.muted,
});

/** The topics of a week, with the deliverables beside them if they fit. */
export const weekLists = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  columnGap: vars.space[32],
  rowGap: vars.space[12],
  marginBlockStart: vars.space[8],
});

export const deliverables = componentStyle({ ...text.sm, marginBlockEnd: vars.space[4], fontWeight: 600 });

export const locked = componentStyle(flexColumn(20));

export const lockedFeatures = componentStyle({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.md]: twoColumns },
});

export const bio = componentStyle({ marginBlockStart: vars.space[12] });

export const lessonModules = componentStyle(flexColumn(24));

export const bulletless = componentStyle({ ...flexColumn(24), listStyle: 'none', padding: 0 });

export const lessonRows = componentStyle({ listStyle: 'none', padding: 0, marginBlockStart: vars.space[8] });

export const lessonRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${border.default}`,
});

export const readingTime = style([smallMuted, component({ marginInlineStart: 'auto' })]);
