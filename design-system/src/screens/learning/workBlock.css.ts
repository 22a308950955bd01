import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import {
  box,
  bulletedList,
  fittingColumns,
  flexColumn,
  flexLine,
  markAndText,
  ruleAbove,
} from '../../theme/styleRules.ts';
import { eyebrow as eyebrowText, text } from '../../theme/typography.ts';

const { border, fg, status } = vars.color;

/** The box of a block in which the learner does something. */
export const frame = componentStyle({
  ...box('lg'),
  ...flexColumn(20),
  padding: vars.space[16],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
  '@media': { [media.sm]: { padding: vars.space[24] } },
});

export const head = componentStyle(flexColumn(8));

/** What kind of block it is. */
export const eyebrow = componentStyle({ ...eyebrowText, ...flexLine(8), color: fg.muted });

export const prompt = componentStyle({ ...text.lg, fontWeight: 600, whiteSpace: 'pre-line' });

export const actions = componentStyle(flexLine(12));

export const controls = componentStyle(flexColumn(20));

/** The choices of a check. */
export const choices = componentStyle(flexColumn(12));

/** A part's feedback: an icon and a word, not only a color. */
export const partFeedback = componentStyle({
  ...text.sm,
  ...markAndText(8),
  paddingBlockEnd: vars.space[4],
  color: status.danger.fg,
  selectors: { '&[data-right]': { color: status.success.fg } },
});

globalComponentStyle(`${partFeedback} > svg`, { marginBlockStart: vars.space[2] });

/** A number field with its unit. */
export const measured = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space[12],
});

export const unit = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.md,
  color: fg.muted,
});

/** Text to compare with: a source, a model answer, a hint, an explanation. */
export const note = componentStyle({
  ...flexColumn(8),
  paddingInlineStart: vars.space[16],
  borderInlineStart: `4px solid ${border.default}`,
});

export const noteText = componentStyle({ whiteSpace: 'pre-line' });

/** A list of short texts. */
export const bullets = componentStyle(bulletedList);

export const quote = componentStyle({ color: fg.muted, fontStyle: 'italic' });

/** The source that an AI's answer is checked against. */
export const source = componentStyle({
  ...box('md', 'subtle'),
  ...flexColumn(8),
  padding: vars.space[16],
});

export const foot = componentStyle({
  ...flexLine(12),
  ...ruleAbove(16),
  ...text.sm,
  color: fg.muted,
  '@media': { print: { display: 'none' } },
});

export const saving = componentStyle({ ...flexLine(8), minBlockSize: vars.space[24] });

export const failure = componentStyle({ ...markAndText(8), color: status.danger.fg, fontWeight: 500 });

globalComponentStyle(`${failure} > svg`, { marginBlockStart: vars.space[2] });

/** The rows of a learner's table. */
export const rows = componentStyle(flexColumn(16));

export const row = componentStyle({ ...box('md', 'subtle'), padding: vars.space[12] });

export const rowHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.control.sm,
  fontWeight: 600,
});

export const cells = componentStyle({ ...fittingColumns('10rem', 12), alignItems: 'start' });

globalComponentStyle(`${cells} textarea`, { minBlockSize: vars.control.md });

export const counter = componentStyle({
  ...text.sm,
  color: fg.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** A step that is not open yet. On paper and without scripts all steps are open. */
export const step = componentStyle({
  ...flexColumn(8),
  '@media': { 'screen and (scripting: enabled)': { selectors: { '&[data-closed]': { display: 'none' } } } },
});

export const steps = componentStyle({ ...flexColumn(24), padding: 0, listStyle: 'none' });

export const stepTitle = componentStyle({ ...text.md, fontFamily: vars.font.body, fontWeight: 700 });
