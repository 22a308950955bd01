import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { box, flexColumn, flexLine, markAndText } from '../../theme/styleRules.ts';
import { code, text } from '../../theme/typography.ts';

const { bg, border, fg, status } = vars.color;

/** Scrolls in both directions while the box has the `tabindex` of `scrollingBox`, and is complete on paper. */
const scrolls = {
  overflow: 'hidden',
  selectors: { '&[tabindex]': { overflow: 'auto' } },
} satisfies StyleRule;

const onPaper = {
  maxBlockSize: 'none',
  selectors: { '&[tabindex]': { overflow: 'visible' } },
} satisfies NonNullable<StyleRule['@media']>[string];

export const actions = componentStyle(flexLine(12));

/** A part of the result with its name. */
export const part = componentStyle({ ...flexColumn(8), minInlineSize: 0 });

export const partName = componentStyle({ ...text.sm, fontWeight: 600 });

export const aside = componentStyle({ ...text.sm, color: fg.muted });

/** Text that a program printed, or a file. It scrolls in its own box, and is complete on paper. */
export const programText = componentStyle({
  ...code,
  ...box('md', 'subtle'),
  padding: vars.space[12],
  ...scrolls,
  maxBlockSize: '20rem',
  whiteSpace: 'pre',
  selectors: {
    ...scrolls.selectors,
    '&[data-error]': {
      borderColor: status.danger.border,
      backgroundColor: status.danger.bg,
      color: status.danger.fg,
      // Its last line says what is wrong.
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
  '@media': { print: { ...onPaper, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});

// As wide as its longest line, so that a later font changes its size, which decides whether the box can take focus.
globalComponentStyle(`${programText} > code`, {
  display: 'block',
  fontSize: 'inherit',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  '@media': { print: { inlineSize: 'auto' } },
});

globalComponentStyle(`${programText}[data-error] > code`, { inlineSize: 'auto' });

/** Text for people: material, a prompt, or an output of a model. It scrolls in its own box, and is complete on paper. */
export const readText = componentStyle({
  ...text.md,
  ...box('md', 'subtle'),
  padding: vars.space[12],
  color: fg.default,
  ...scrolls,
  maxBlockSize: '20rem',
  '@media': { print: onPaper },
});

globalComponentStyle(`${readText} > p`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const tests = componentStyle({ ...flexColumn(12), padding: 0, listStyle: 'none' });

export const test = componentStyle({ ...markAndText(8), alignItems: 'start', rowGap: vars.space[4] });

/** Whether a test passed: an icon and a word, not only a color. */
export const mark = componentStyle({
  ...text.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: '5rem',
  minBlockSize: vars.space[24],
  fontWeight: 600,
  color: fg.muted,
  selectors: {
    '&[data-state="passed"]': { color: status.success.fg },
    '&[data-state="failed"]': { color: status.danger.fg },
  },
});

export const message = componentStyle({
  ...text.sm,
  gridColumn: '2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** The cases of a run. */
export const casesTable = componentStyle({ ...text.sm, inlineSize: '100%' });

globalComponentStyle(`${casesTable} :is(th, td)`, {
  padding: vars.space[8],
  borderBlockEnd: `1px solid ${border.default}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalComponentStyle(`${casesTable} th`, { fontWeight: 600 });
globalComponentStyle(`${casesTable} thead th`, { backgroundColor: bg.subtle });
globalComponentStyle(`${casesTable} tbody tr:last-child > *`, { borderBlockEnd: 0 });

export const rowsFrame = componentStyle({
  ...box('md', 'surface'),
  ...scrolls,
  maxBlockSize: '24rem',
  '@media': { print: onPaper },
});

export const rowsTable = componentStyle({
  ...text.sm,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
});

globalComponentStyle(`${rowsTable} :is(th, td)`, {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${border.default}`,
  textAlign: 'start',
  verticalAlign: 'top',
  maxInlineSize: '24rem',
  whiteSpace: 'pre-wrap',
});

globalComponentStyle(`${rowsTable} th`, {
  position: 'sticky',
  insetBlockStart: 0,
  backgroundColor: bg.subtle,
  fontWeight: 600,
});

globalComponentStyle(`${rowsTable} tr:last-child > td`, { borderBlockEnd: 0 });

globalComponentStyle(`${rowsTable} [data-number]`, { textAlign: 'end' });

export const nullValue = componentStyle({ color: fg.muted, fontStyle: 'italic' });
