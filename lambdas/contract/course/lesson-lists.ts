import { findElement, textOf, type TreeElement, type TreeNode } from './lesson-tree.ts';

/** The style of the bullet or number that Word writes as text before an item. */
export const isWordMarker = ({ attributes }: TreeElement): boolean =>
  /mso-list:\s*ignore/i.test(attributes['style'] ?? '');

/** An item of a list that Word writes as a paragraph. */
interface WordItem {
  level: number;
  /** The bullet or number as text. */
  marker: string;
  /** The item's paragraph, and those below it without a marker. */
  paragraphs: TreeElement[];
}

const isListParagraph = ({ name, attributes }: TreeElement): boolean =>
  name === 'p' && /MsoListParagraph/i.test(attributes['class'] ?? '');

function readItem(node: TreeElement): WordItem | undefined {
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(node.attributes['style'] ?? '')?.[1];
  const marker = findElement(node.children, isWordMarker);
  if (node.name !== 'p' || !(marker || level) || !(level || isListParagraph(node))) return undefined;
  return {
    level: Number(level ?? 1),
    marker: marker ? textOf(marker.children).trim() : '•',
    paragraphs: [node],
  };
}

/** Reads the list of Word that begins at a node. Returns its items and the position after it; undefined without a list. */
export function readWordList(
  nodes: readonly TreeNode[],
  start: number,
): { items: WordItem[]; end: number } | undefined {
  const items: WordItem[] = [];
  let end = start;
  for (let at = start; at < nodes.length; at++) {
    const node = nodes[at] ?? '';
    if (typeof node === 'string') {
      if (node.trim() !== '') break;
      continue;
    }
    const item = readItem(node);
    if (item) items.push(item);
    else if (isListParagraph(node) && items.length > 0) items.at(-1)?.paragraphs.push(node);
    else break;
    end = at + 1;
  }
  return items.length > 0 ? { items, end } : undefined;
}

/** How a list counts: the attributes of `ol`, or undefined for bullets. */
export type Numbering = { start?: string | undefined; type?: string | undefined } | undefined;

const isRoman = (letters: string): boolean => /^(?:i|[ivxlcdm]{2,})$/i.test(letters);

/** Returns how a list counts that begins with this marker. */
function numberingOf(marker: string): Numbering {
  const [, digits, letters] = /^\(?(?:(?:\d+\.)*(\d+)[.)]?|([a-z]+)[.)])$/i.exec(marker) ?? [];
  if (digits) return { start: digits };
  if (!letters) return undefined;
  const isLower = letters === letters.toLowerCase();
  if (isRoman(letters)) return { type: isLower ? 'i' : 'I' };
  const position = letters.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  return { type: isLower ? 'a' : 'A', start: letters.length === 1 ? `${position}` : undefined };
}

/** Returns the opening tag's content of a list. */
export function listTag(numbering: Numbering): string {
  if (!numbering) return 'ul';
  const { start = '1', type = '1' } = numbering;
  const hasStart = /^-?\d{1,6}$/.test(start) && Number(start) !== 1;
  const hasType = /^[aAiI]$/.test(type);
  return `ol${hasStart ? ` start="${Number(start)}"` : ''}${hasType ? ` type="${type}"` : ''}`;
}

/** Writes the items of a Word list, whose deeper items become lists in the items before them. */
export function writeWordList(
  items: readonly WordItem[],
  write: (paragraphs: readonly TreeElement[]) => string,
): string {
  const base = Math.min(...items.map(({ level }) => level));
  const lists: { kind: string; tag: string; items: string[] }[] = [];
  for (let at = 0; at < items.length; ) {
    const rest = items.slice(at);
    const deeper = rest.findIndex(({ level }) => level <= base);
    const count = deeper === -1 ? rest.length : deeper;
    const list = lists.at(-1);
    const [item] = rest;
    if (count > 0) {
      const inner = writeWordList(rest.slice(0, count), write);
      if (list) list.items.push(`${list.items.pop() ?? ''}${inner}`);
      else lists.push({ kind: 'ul', tag: 'ul', items: [inner] });
      at += count;
    } else if (item) {
      const tag = listTag(numberingOf(item.marker));
      const kind = tag.slice(0, 2);
      const html = write(item.paragraphs);
      if (list?.kind === kind) list.items.push(html);
      else lists.push({ kind, tag, items: [html] });
      at++;
    }
  }
  return lists
    .map(({ kind, tag, items: all }) => `<${tag}>${all.map((html) => `<li>${html}</li>`).join('')}</${kind}>`)
    .join('');
}

/** The letters and numerals of `list-style-type` in Google Docs. */
const styleTypes = new Map([
  ['lower-alpha', 'a'],
  ['lower-latin', 'a'],
  ['upper-alpha', 'A'],
  ['upper-latin', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
]);

/** Returns how an `ol` counts, by its attributes, those of its first item, or their styles. */
export function orderedNumbering({ attributes, children }: TreeElement): Numbering {
  const item = children.find((child) => typeof child !== 'string' && child.name === 'li');
  const first = typeof item === 'object' ? item.attributes : {};
  const style = /list-style(?:-type)?:\s*([a-z-]+)/i.exec(
    `${attributes['style'] ?? ''};${first['style'] ?? ''}`,
  )?.[1];
  return {
    start: attributes['start'] ?? first['value'],
    type: attributes['type'] ?? styleTypes.get(style?.toLowerCase() ?? ''),
  };
}
