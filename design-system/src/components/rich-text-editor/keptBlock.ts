import { type DOMOutputSpec, Node } from '@tiptap/pm/model';
import { mergeAttributes, Node as Extension } from '@tiptap/react';

const keptTags = ['table', 'dl'];
const keptAttributes = ['scope', 'href'];
/** The elements in which whitespace between children is only formatting of the source. */
const structuralTags = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'dl'];

type Kept = readonly [tag: string, attributes: Record<string, string>, ...children: (Kept | string)[]];

/** Converts an element to ProseMirror's output format, plain data that never has to be parsed again. */
function describe(element: Element): Kept {
  const attributes = Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => keptAttributes.includes(name))
      .map(({ name, value }) => [name, value]),
  );
  const children = [...element.childNodes].flatMap((child): (Kept | string)[] => {
    if (child instanceof Element) return [describe(child)];
    const text = child.textContent ?? '';
    return text === '' || (structuralTags.includes(element.localName) && text.trim() === '') ? [] : [text];
  });
  return [element.localName, attributes, ...children];
}

/**
 * Tables and definition lists, which the editor shows as one block: they can be moved and deleted, but not edited, and are
 * saved unchanged.
 */
export const KeptBlock = Extension.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ kept: { default: null, rendered: false } }),
  parseHTML: () => keptTags.map((tag) => ({ tag, getAttrs: (element) => ({ kept: describe(element) }) })),
  renderHTML: ({ node, HTMLAttributes }) => {
    const kept: Kept | null = node instanceof Node ? node.attrs['kept'] : null;
    const [tag, attributes, ...children] = kept ?? ['p', {}];
    return [tag, mergeAttributes(HTMLAttributes, attributes), ...children] as unknown as DOMOutputSpec;
  },
});
