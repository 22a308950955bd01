import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { hover, media } from '../../theme/media.ts';
import { box, flexColumn, flexWrap, ruleAbove } from '../../theme/styleRules.ts';
import { text, title } from '../../theme/typography.ts';

const { bg, fg } = vars.color;

export const container = componentStyle({ containerType: 'inline-size' });

export const enrollment = componentStyle({
  display: 'grid',
  gap: vars.space[20],
  '@container': {
    '(min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 1fr) 15rem', columnGap: vars.space[48] },
  },
});

export const column = componentStyle({ ...flexColumn(12), minInlineSize: 0 });

export const actions = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  '@container': {
    '(15rem <= width < 34rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Equal columns align the buttons of consecutive cards.
    '(34rem <= width < 44rem)': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 11rem)' },
  },
});

// In a narrow card, the first button has its own line, and so does the last of two.
globalComponentStyle(`${actions} > :first-child, ${actions} > :nth-child(2):last-child`, {
  '@container': { '(15rem <= width < 34rem)': { gridColumn: '1 / -1' } },
});

export const facts = componentStyle({
  ...text.sm,
  ...flexWrap(8),
  columnGap: vars.space[20],
  color: fg.muted,
});

export const fact = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

export const moduleTitle = componentStyle({
  ...text.sm,
  fontWeight: 700,
  marginBlockEnd: vars.space[4],
  paddingInline: vars.space[8],
});

export const lesson = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[12],
  minBlockSize: '2.5rem',
  padding: vars.space[8],
  borderInlineStart: '4px solid transparent',
  borderRadius: vars.radius.sm,
  color: fg.muted,
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  textDecoration: 'none',
  '@media': {
    ...hover({ backgroundColor: bg.hover, color: fg.default }, '[aria-current]'),
    [media.coarse]: { minBlockSize: '2.75rem' },
    // Forced colors draw a transparent border like any other.
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
  selectors: {
    '&[aria-current]': {
      borderInlineStartColor: vars.color.progress.fill,
      backgroundColor: bg.selected,
      color: fg.default,
      fontWeight: 600,
    },
  },
});

export const mark = componentStyle({
  paddingBlockStart: vars.space[2],
  color: fg.subtle,
  selectors: { '&[data-completed="true"]': { color: vars.color.progress.complete } },
});

export const article = componentStyle({
  ...flexColumn(24),
  maxInlineSize: '42.5rem',
  minInlineSize: 0,
});

export const lessonHeading = componentStyle({ ...title.lg, marginBlockStart: vars.space[4] });

/** The line above the lesson's title. The note of an AiBadge in it opens upward, so that it does not cover the lesson. */
export const lessonHead = componentStyle({});

globalComponentStyle(`${lessonHead} [role="tooltip"]`, {
  insetBlockStart: 'auto',
  insetBlockEnd: '100%',
  marginBlock: `0 ${vars.space[4]}`,
});
globalComponentStyle(`${lessonHead} [role="tooltip"]::before`, { insetBlockStart: '100%' });

export const completion = componentStyle({
  padding: `${vars.space[12]} ${vars.space[16]}`,
  ...box('md'),
  fontWeight: 600,
});

export const paging = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  ...ruleAbove(24),
});

export const statusWord = componentStyle({ textTransform: 'capitalize' });
