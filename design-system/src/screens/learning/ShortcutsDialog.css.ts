import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexWrap } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { bg, border } = vars.color;

export const keyRow = componentStyle({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[16],
});

/** Level with the first line of keys. */
export const keyMeaning = componentStyle({ paddingBlockStart: vars.space[2] });

export const keyNames = componentStyle(flexWrap(4));

export const keyCap = componentStyle({
  ...text.sm,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '2rem',
  minBlockSize: '1.75rem',
  paddingInline: vars.space[8],
  paddingBlock: vars.space[2],
  border: `1px solid ${border.control}`,
  borderBlockEndWidth: '3px',
  borderRadius: vars.radius.sm,
  backgroundColor: bg.subtle,
  fontFamily: vars.font.body,
  fontWeight: 600,
  textAlign: 'center',
});
