import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover, media } from '../../theme/media.ts';
import { text } from '../../theme/typography.ts';
import { scrimRule } from '../../components/dialog/Dialog.css.ts';
import { controlRule } from '../../components/field/field.css.ts';

const { space } = vars;

// The results grow downward, so the field does not move while they load.
export const scrim = componentStyle({
  ...scrimRule,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'start center',
  blockSize: 'var(--visual-viewport-height, 100dvb)',
  paddingBlock: `min(10vb, 5rem) ${space[16]}`,
});

export const panel = componentStyle({
  inlineSize: `calc(100% - ${space[16]})`,
  maxInlineSize: '35rem',
  maxBlockSize: '100%',
  display: 'flex',
  overflow: 'clip',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.xl,
  backgroundColor: vars.color.bg.raised,
  boxShadow: vars.shadow.e4,
  color: vars.color.fg.default,
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
});

export const top = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[8],
  padding: space[12],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

export const field = componentStyle({
  display: 'grid',
  flexGrow: 1,
  gap: space[4],
  minInlineSize: 0,
  position: 'relative',
});

export const input = componentStyle({
  ...controlRule,
  paddingInlineStart: '2.5rem',
});

export const fieldIcon = componentStyle({
  position: 'absolute',
  insetInlineStart: space[12],
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.control.md,
  color: vars.color.fg.muted,
  pointerEvents: 'none',
});

export const list = componentStyle({
  flexGrow: 1,
  minBlockSize: 0,
  maxBlockSize: 'min(28rem, 60vb)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[8],
  scrollPaddingBlock: space[8],
  selectors: { '&:focus': { outline: 'none' } },
});

export const header = componentStyle({
  ...text.xs,
  paddingBlockStart: space[12],
  paddingBlockEnd: space[4],
  paddingInline: space[8],
  color: vars.color.fg.muted,
  fontWeight: 600,
});

export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[8],
  minBlockSize: '2.75rem',
  padding: space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  lineHeight: 1.375,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.bg.selected,
      borderColor: vars.color.border.focus,
    },
  },
  // Forced colors show all borders, also transparent ones, in one color.
  '@media': {
    ...hover({ backgroundColor: vars.color.bg.hover }, '[aria-selected="true"]'),
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } },
    },
  },
});

export const optionDescription = componentStyle({ ...text.sm, gridColumn: 2, color: vars.color.fg.muted });

export const status = componentStyle({
  ...text.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingBlock: space[4],
  paddingInline: space[16],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  color: vars.color.fg.muted,
});

export const failure = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: vars.color.status.danger.fg,
});
