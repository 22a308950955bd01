import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { code, text } from '../../theme/typography.ts';

const { action, bg, border, fg, status } = vars.color;

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: fg.link, fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: status.success.fg },
  { tag: [tags.number, tags.bool, tags.null, tags.escape], color: status.warning.fg },
  {
    tag: [tags.definition(tags.function(tags.variableName)), tags.definition(tags.className), tags.typeName],
    color: status.info.fg,
  },
  { tag: tags.comment, color: fg.muted, fontStyle: 'italic' },
]);

// The browser draws the caret and the selection, not CodeMirror: they follow the system's colors and the touch screen's
// handles.
const look = EditorView.theme({
  '&': { color: fg.default, fontSize: code.fontSize },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    maxBlockSize: '60vb',
    overflow: 'auto',
    fontFamily: code.fontFamily,
    lineHeight: String(Number.parseFloat(code.lineHeight) / Number.parseFloat(code.fontSize)),
  },
  '.cm-content': { minBlockSize: '10rem', paddingBlock: vars.space[12], caretColor: fg.default },
  '.cm-line': { paddingInline: vars.space[12] },
  '.cm-content::selection, .cm-content ::selection': {
    backgroundColor: action.primary.bg,
    color: action.primary.fg,
  },
  '.cm-gutters': {
    borderInlineEnd: `1px solid ${border.default}`,
    backgroundColor: bg.subtle,
    color: fg.subtle,
  },
  '.cm-lineNumbers .cm-gutterElement': {
    minInlineSize: '2.5rem',
    paddingInline: vars.space[8],
    fontVariantNumeric: 'tabular-nums',
  },
  '&.cm-focused .cm-matchingBracket': {
    outline: `1px solid ${border.control}`,
    backgroundColor: 'transparent',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    outline: `1px solid ${status.danger.border}`,
    backgroundColor: 'transparent',
  },
  // iOS zooms into smaller text.
  [`@media ${media.coarse}`]: { '&': { fontSize: text.md.fontSize } },
  [`@media ${media.reducedMotion}`]: { '.cm-content': { caretAnimation: 'manual' } },
  [`@media ${media.forcedColors}`]: {
    '.cm-content::selection, .cm-content ::selection': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  '@media print': {
    '.cm-scroller': { maxBlockSize: 'none', overflow: 'visible' },
    '.cm-gutters': { display: 'none' },
    '.cm-content': { flexShrink: '1', minBlockSize: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
});

/** The look of the editor, in both themes. The theme's custom properties are inherited into its shadow root. */
export const editorTheme: Extension = [look, syntaxHighlighting(colors)];
