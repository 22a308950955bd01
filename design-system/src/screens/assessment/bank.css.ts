import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

export const questionList = componentStyle({ display: 'grid', gap: vars.space[8] });

export const questionItem = componentStyle({
  minInlineSize: 0,
  padding: vars.space[8],
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.md,
});

export const questionTrigger = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  inlineSize: '100%',
  gap: vars.space[4],
  columnGap: vars.space[8],
  minBlockSize: vars.control.md,
  paddingInline: vars.space[8],
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': hover({ backgroundColor: bg.hover }),
});

export const questionPrompt = componentStyle({ ...text.sm, fontWeight: 600, overflowWrap: 'anywhere' });

export const questionFacts = componentStyle({
  ...text.sm,
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  color: fg.muted,
});
