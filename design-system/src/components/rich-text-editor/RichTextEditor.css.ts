import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';

const { bg, border, fg, status } = vars.color;

export const frame = componentStyle({
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.field,
  overflow: 'clip',
  selectors: {
    '&:has([contenteditable]:focus-visible)': {
      outline: `2px solid ${border.focus}`,
      borderColor: border.focus,
    },
    '&[data-invalid]': { borderColor: status.danger.border },
  },
});

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: `calc(2 * ${vars.space[4]} + 1px)`,
  rowGap: vars.space[4],
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${border.default}`,
  backgroundColor: bg.subtle,
});

/** A group of related tools; the frame clips the separator before the first group of a row. */
export const toolGroup = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.space[8],
      insetInlineStart: `calc(-1 * ${vars.space[4]} - 1px)`,
      borderInlineStart: `1px solid ${border.default}`,
    },
  },
});

export const pressed = componentStyle({
  selectors: {
    '&:has([aria-pressed="true"])': {
      borderRadius: vars.radius.md,
      backgroundColor: bg.selected,
      boxShadow: `inset 0 0 0 2px ${border.strong}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has([aria-pressed="true"])': { outline: '2px solid Highlight' } },
    },
  },
});

export const linkRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[8],
  padding: vars.space[12],
  borderBlockEnd: `1px solid ${border.default}`,
  backgroundColor: bg.surface,
});

export const notice = componentStyle({
  padding: vars.space[12],
  borderBlockEnd: `1px solid ${border.default}`,
});

globalComponentStyle(`${notice} ul`, { paddingInlineStart: vars.space[20], listStyleType: 'disc' });

export const linkField = componentStyle({ flex: '1 1 16rem' });

export const content = componentStyle({
  padding: vars.space[16],
  maxBlockSize: '32rem',
  overflowY: 'auto',
  color: fg.default,
});

globalComponentStyle(`${content} > div > [contenteditable]`, { minBlockSize: '12rem', outline: 'none' });

// Marks a selected block that the caret cannot enter.
globalComponentStyle(`${content} .ProseMirror-selectednode`, {
  outline: `2px solid ${border.focus}`,
  outlineOffset: '4px',
});

/** The styles that ProseMirror requires (prosemirror-view, style/prosemirror.css). */
globalComponentStyle(`${content} .ProseMirror`, {
  position: 'relative',
  overflowWrap: 'break-word',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  fontFeatureSettings: '"liga" 0',
});

globalComponentStyle(`${content} .ProseMirror [contenteditable="false"]`, { whiteSpace: 'normal' });

globalComponentStyle(`${content} .ProseMirror pre`, { whiteSpace: 'pre-wrap' });

globalComponentStyle(`${content} img.ProseMirror-separator`, {
  display: 'inline',
  border: 0,
  margin: 0,
  inlineSize: 0,
  blockSize: 0,
});

globalComponentStyle(`${content} .ProseMirror-gapcursor`, {
  display: 'none',
  position: 'absolute',
  margin: 0,
  pointerEvents: 'none',
});

globalComponentStyle(`${content} .ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' });

globalStyle(`${content} .ProseMirror-gapcursor::after`, {
  content: '',
  '@layer': {
    component: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: '-2px',
      inlineSize: '20px',
      borderBlockStart: `1px solid ${fg.default}`,
    },
  },
});

globalComponentStyle(`${content} .ProseMirror-hideselection *`, { caretColor: 'transparent' });
