import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { box, flexColumn, flexWrap, ruleAbove } from '../../theme/styleRules.ts';
import { text, title as titles } from '../../theme/typography.ts';

const { action, border, fg, progress, status } = vars.color;

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

export const term = style([smallMuted, component({ fontWeight: 400 })]);

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

export const record = componentStyle({ ...flexColumn(16), blockSize: '100%' });

export const recordFoot = style([
  buttons,
  component({
    display: 'grid',
    marginBlockStart: 'auto',
    ...ruleAbove(16),
    '@media': { [media.sm]: { display: 'flex' } },
  }),
]);

export const recordHead = componentStyle({
  ...flexWrap(12),
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});

export const recordTitle = componentStyle({ ...titles.sm });

export const recordAmount = componentStyle({ ...titles.md, fontVariantNumeric: 'tabular-nums' });

export const timeline = componentStyle({ display: 'flex', flexDirection: 'column' });

export const event = componentStyle({
  ...text.sm,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr) auto',
  gap: vars.space[12],
  paddingBlockEnd: vars.space[16],
  color: fg.muted,
  selectors: {
    '&[data-done="true"]': { color: fg.default },
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next event.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(0.5rem - 1px)',
      insetBlockStart: '1.25rem',
      insetBlockEnd: 0,
      borderInlineStart: `2px solid ${border.default}`,
    },
  },
});

export const eventMark = componentStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1.25rem',
  color: fg.subtle,
  selectors: {
    '[data-done="true"] > &': { color: progress.complete },
    '[data-denied] > &': { color: status.danger.border },
  },
});

export const eventDate = componentStyle({ color: fg.muted, fontVariantNumeric: 'tabular-nums' });
