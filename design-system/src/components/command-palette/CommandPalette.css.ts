import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';
import { scrim as dialogScrim } from '../dialog/Dialog.css.ts';
import { control } from '../field/field.css.ts';
import { input as searchInput } from '../search-field/SearchField.css.ts';
import { list as optionList, option as optionBase } from '../list-box-select/ListBoxSelect.css.ts';

const { space } = vars;

// The results grow downward, so the field does not move while they load.
export const scrim = style([
  dialogScrim,
  component({
    placeItems: 'start center',
    paddingBlockStart: 'min(10vb, 5rem)',
    gridTemplateRows: 'minmax(0, 1fr)',
  }),
]);

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

export const input = style([control, searchInput, component({ paddingInlineEnd: space[12] })]);

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

export const list = style([optionList, component({ maxBlockSize: 'min(28rem, 60vb)', padding: space[8] })]);

export const option = style([
  optionBase,
  component({
    cursor: 'pointer',
    color: vars.color.fg.default,
    textDecoration: 'none',
    selectors: {
      '&[data-focused]': {
        backgroundColor: vars.color.bg.selected,
        // Forced colors remove the background.
        borderColor: vars.color.border.focus,
      },
    },
  }),
]);

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
