import { type DOMOutputSpec, Node } from '@tiptap/pm/model';
import { type Editor, Node as Extension, Mark, mergeAttributes } from '@tiptap/react';
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

const preservedTags = ['table', 'dl', 'figure'];
const preservedAttributes = ['scope', 'href', 'colspan', 'rowspan', 'start', 'type'];
/** The elements in which whitespace between children is only formatting of the source. */
const structuralTags = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'dl', 'figure'];

type OutputSpec = readonly [
  tag: string,
  attributes: Record<string, string>,
  ...children: (OutputSpec | string)[],
];

/** Converts an element to ProseMirror's output format, plain data that never has to be parsed again. */
function describe(element: Element): OutputSpec {
  const attributes = Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => preservedAttributes.includes(name))
      .map(({ name, value }) => [name, value]),
  );
  const children = [...element.childNodes].flatMap((child): (OutputSpec | string)[] => {
    if (child instanceof Element) return [describe(child)];
    const text = child.textContent ?? '';
    return text === '' || (structuralTags.includes(element.localName) && text.trim() === '') ? [] : [text];
  });
  return [element.localName, attributes, ...children];
}

/**
 * Tables, definition lists, and figures, which the editor shows as one block: they can be moved and deleted, but not edited, and are
 * saved unchanged.
 */
export const PreservedBlock = Extension.create({
  name: 'preservedBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ output: { default: null, rendered: false } }),
  parseHTML: () =>
    preservedTags.map((tag) => ({ tag, getAttrs: (element) => ({ output: describe(element) }) })),
  renderHTML: ({ node, HTMLAttributes }) => {
    const output: OutputSpec | null = node instanceof Node ? node.attrs['output'] : null;
    const [tag, attributes, ...children] = output ?? ['p', {}];
    return [tag, mergeAttributes(HTMLAttributes, attributes), ...children] as unknown as DOMOutputSpec;
  },
});
