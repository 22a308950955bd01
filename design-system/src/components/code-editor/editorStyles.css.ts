import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { code, text } from '../../theme/typography.ts';

const { action, bg, border, fg, status } = vars.color;

/** The colors of code by what it is. */
export const codeColors = {
  keyword: fg.link,
  string: status.success.fg,
  value: status.warning.fg,
  definition: status.info.fg,
  comment: fg.muted,
};

/**
 * The styles of the editor by selector. The browser draws the caret and the selection, not CodeMirror: they follow the system's
 * colors and the touch screen's handles. The values are computed by the build: at runtime, the names of all tokens would be
 * part of every page.
 */
export const editorStyles = {
  '&': { color: fg.default },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    maxBlockSize: '60vb',
    overflow: 'auto',
    fontSize: code.fontSize,
    fontFamily: code.fontFamily,
    fontVariantLigatures: 'none',
    lineHeight: String(Number.parseFloat(code.lineHeight) / Number.parseFloat(code.fontSize)),
  },
  '.cm-content, .cm-gutter': { minBlockSize: '10rem' },
  '.cm-content': { paddingBlock: vars.space[12], caretColor: fg.default },
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
  // iOS zooms into smaller text. CodeMirror knows no `&` in a media query.
  [`@media ${media.coarse}`]: { '.cm-scroller': { fontSize: text.md.fontSize } },
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
};
