import { Parser } from 'htmlparser2';

/** An element of pasted or submitted HTML. */
export interface TreeElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: TreeNode[];
}

/** A text or an element. */
export type TreeNode = string | TreeElement;

/** Deeper elements are left out, but not their text, so that no text exhausts the stack of a function that walks it. */
const maxDepth = 100;

/** Parses unchecked HTML. It also runs in browsers, where Trusted Types refuse strings in the DOM's own parser. */
export function parseTree(html: string): TreeNode[] {
  const root: TreeElement = { name: '', attributes: {}, children: [] };
  const open: TreeElement[] = [root];
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1) ?? root;
      const element = { name, attributes, children: [] };
      if (open.length < maxDepth) parent.children.push(element);
      open.push(open.length < maxDepth ? element : parent);
    },
    ontext(text) {
      open.at(-1)?.children.push(text);
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
  });
  parser.write(html);
  parser.end();
  return root.children;
}

/** Returns the text of nodes without their markup. */
export const textOf = (nodes: readonly TreeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** Returns the first element among nodes and their descendants that the condition accepts. */
export function findElement(
  nodes: readonly TreeNode[],
  accepts: (element: TreeElement) => boolean,
): TreeElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = accepts(node) ? node : findElement(node.children, accepts);
    if (found) return found;
  }
  return undefined;
}
