import { type Editor, Mark } from '@tiptap/react';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';

const script = (name: string, tag: 'sub' | 'sup', shortcut: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts: () => ({
      [shortcut]: ({ editor }: { editor: Editor }) => editor.commands.toggleMark(name),
    }),
  });

/** Lowered text, as in H₂O. */
export const Subscript = script('subscript', 'sub', 'Mod-,');

/** Raised text, as in 10⁶. */
export const Superscript = script('superscript', 'sup', 'Mod-.');

/** Code in a line, which keeps the marks that other code would drop: 10⁶ must not become 106. */
export const CodeWithMarks = Code.extend({ excludes: '' });

/** A block of code, which keeps such marks too. */
export const CodeBlockWithMarks = CodeBlock.extend({ marks: 'bold italic strike subscript superscript' });
