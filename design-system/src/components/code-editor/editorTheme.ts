import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { codeColors, editorStyles } from './editorStyles.css.ts';

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: codeColors.keyword, fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: codeColors.string },
  { tag: [tags.number, tags.bool, tags.null, tags.escape], color: codeColors.value },
  {
    tag: [tags.definition(tags.function(tags.variableName)), tags.definition(tags.className), tags.typeName],
    color: codeColors.definition,
  },
  { tag: tags.comment, color: codeColors.comment, fontStyle: 'italic' },
]);

/** The look of the editor, in both themes. The theme's custom properties are inherited into its shadow root. */
export const editorTheme: Extension = [EditorView.theme(editorStyles), syntaxHighlighting(colors)];
