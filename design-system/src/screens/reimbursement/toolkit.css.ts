import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { box, flexColumn, flexWrap } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { action, border, fg, progress } = vars.color;

export const frame = componentStyle({
  containerType: 'inline-size',
  ...flexColumn(24),
  inlineSize: '100%',
  maxInlineSize: '52rem',
});

export const steps = componentStyle(flexWrap(8));

export const stepItem = componentStyle({
  ...text.sm,
  display: 'flex',
  flex: '1 1 1.5rem',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlockStart: vars.space[12],
  borderBlockStart: `4px solid ${border.default}`,
  color: fg.muted,
  selectors: {
    '&[data-state="done"]': { borderBlockStartColor: progress.complete },
    '&[data-state="current"]': { borderBlockStartColor: progress.fill, color: fg.default, fontWeight: 600 },
  },
  // The only step with a visible name takes the space it needs.
  '@container': {
    '(width < 36rem)': { selectors: { '&[data-state="current"]': { flexGrow: 2, flexBasis: 'auto' } } },
  },
});

export const stepMark = componentStyle({
  ...text.xs,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.full,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="current"] > &': {
      borderColor: action.primary.bg,
      backgroundColor: action.primary.bg,
      color: action.primary.fg,
    },
    '[data-state="done"] > &': { borderColor: progress.complete, color: progress.complete },
  },
});

/** In a narrow container, only the current step's name is visible; the others are for screen readers. */
export const stepName = componentStyle({
  minInlineSize: 0,
  '@container': {
    '(width < 36rem)': {
      selectors: {
        '[data-state="done"] > &, [data-state="next"] > &': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

export const card = componentStyle({
  ...flexColumn(24),
  padding: vars.space[20],
  ...box(),
  '@media': { [media.sm]: { padding: vars.space[32] } },
});

export const body = componentStyle(flexColumn(24));

export const buttons = componentStyle(flexWrap(12));

/** Takes no space while it is empty, but stays in the page so that its text is announced. */
export const saved = componentStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[24]})` } },
});

export const documents = componentStyle({ display: 'flex', flexDirection: 'column' });

export const document = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  '@media': { [media.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  borderBlockEnd: `1px solid ${border.default}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${border.default}` } },
});

export const documentAction = componentStyle({
  gridColumn: 2,
  '@media': { [media.sm]: { gridColumn: 'auto' } },
});

export const documentIcon = componentStyle({ display: 'flex', color: fg.link });

export const documentTitle = componentStyle({ fontWeight: 600 });

/** Smaller than the title of a card that the list is in. */
export const checklistTitle = componentStyle({ ...text.md, fontWeight: 600 });

/** The rare terms of a plan. A disclosure’s text is muted, and these are fields. */
export const terms = componentStyle({ ...flexColumn(32), color: fg.default });

export const termGroup = componentStyle(flexColumn(12));

export const warningList = componentStyle({
  ...flexColumn(4),
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
});

export const checklist = componentStyle({
  ...flexColumn(8),
  paddingInlineStart: vars.space[20],
  listStyle: 'decimal',
});
