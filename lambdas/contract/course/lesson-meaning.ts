import { describeFormula, writeFormula } from './lesson-formula.ts';
import { isWordMarker, listTag, orderedNumbering, readWordList, writeWordList } from './lesson-lists.ts';
import { leftOut, type Loss, nameLosses } from './lesson-losses.ts';
import { lessonHref } from './lesson-markup.ts';
import {
  block,
  escapeHtml,
  isBlank,
  type LinePiece,
  type Marks,
  mapLines,
  paragraphOf,
  type Piece,
  withMark,
  writeElement,
  writeFlow,
  writeLine,
} from './lesson-pieces.ts';
import { findElement, parseTree, textOf, type TreeElement, type TreeNode } from './lesson-tree.ts';

/** What surrounds a node. */
interface Place {
  marks: Marks;
  /** Whether only text is allowed here, so that blocks become lines. */
  isLine?: boolean;
  /** Whether the bullet or number that Word writes before a text is left out. */
  isWordItem?: boolean;
  lose: (loss: Loss) => void;
}

const markOf = new Map(
  Object.entries({
    strong: 'strong b',
    em: 'em i cite dfn var',
    s: 's del strike',
    sup: 'sup',
    sub: 'sub',
    code: 'code kbd samp tt',
  }).flatMap(([mark, names]) => names.split(' ').map((name) => [name, mark] as const)),
);

/** The elements that become paragraphs, or nothing around the blocks in them. */
const containers = new Set(
  'p html body div section article aside header footer main nav address center form fieldset legend details summary hgroup search li dt dd tr td th thead tbody tfoot caption figcaption'.split(
    ' ',
  ),
);

/** Returns the marks of an element's text, by its name and by the styles with which office programs write them. */
function marksOf({ name, attributes: { style = '' } }: TreeElement, outer: Marks): Marks {
  const own = markOf.get(name);
  let marks = own ? withMark(outer, own) : outer;
  const without = (mark: string) => marks.filter((one) => one !== mark);
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1] ?? '';
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1] ?? '';
  const shift = /vertical-align:\s*(super|sub)\b/i.exec(style)?.[1];
  if (/^(?:normal|lighter|[1-5]00)$/i.test(weight)) marks = without('strong');
  else if (/^(?:bold|bolder|[6-9]00)$/i.test(weight) && !/^(?:h[1-6]|th)$/.test(name))
    marks = withMark(marks, 'strong');
  if (/^normal$/i.test(slant)) marks = without('em');
  else if (/^(?:italic|oblique)$/i.test(slant)) marks = withMark(marks, 'em');
  if (/text-decoration(?:-line)?:[^;]*line-through/i.test(style)) marks = withMark(marks, 's');
  if (shift) marks = withMark(marks, /super/i.test(shift) ? 'sup' : 'sub');
  return marks;
}

const text = (content: string, marks: Marks): LinePiece => ({ kind: 'text', text: content, marks });
const border: LinePiece = { kind: 'border', text: '', marks: [] };

/** Returns whether an element is hidden, or repeats for the eye what another says for screen readers. */
function isHidden({ attributes, children }: TreeElement): boolean {
  if (/\b(?:katex-html|mwe-math-fallback-image)/.test(attributes['class'] ?? '')) return true;
  const isStyledAway = /display:\s*none|mso-hide:\s*all/i.test(attributes['style'] ?? '');
  return isStyledAway && !findElement(children, ({ name }) => name === 'math');
}

/** Returns the level of a heading in a lesson, below the lesson's title, which is the first level. */
function headingLevel({ name, attributes }: TreeElement): number | undefined {
  const role = attributes['role'] === 'heading' ? (attributes['aria-level'] ?? '2') : undefined;
  const [wordStyle, wordLevel] = /\bMso(?:Title|Heading(\d))/.exec(attributes['class'] ?? '') ?? [];
  const level = /^h([1-6])$/.exec(name)?.[1] ?? role ?? wordLevel ?? wordStyle;
  return level === undefined ? undefined : Math.min(4, Math.max(2, Number(level) || 2));
}

function walkAll(nodes: readonly TreeNode[], place: Place): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] ?? '';
    const list = place.isLine ? undefined : readWordList(nodes, at);
    if (list) {
      const inItem = { ...place, isWordItem: true };
      const html = writeWordList(list.items, (paragraphs) =>
        writeLine(paragraphs.flatMap(({ children }) => [border, ...lineOf(children, inItem)])),
      );
      pieces.push({ kind: 'block', tag: 'ul', html });
      at = list.end - 1;
    } else if (typeof node === 'string') pieces.push(text(node, place.marks));
    else {
      const written = walk(node, place);
      if (node.name === 'math' && endsInDigit(pieces.at(-1))) pieces.push(text(' ', place.marks));
      for (const piece of written) pieces.push(piece);
    }
  }
  return pieces;
}

const endsInDigit = (piece: Piece | undefined): boolean => piece?.kind === 'text' && /\d$/.test(piece.text);

/** Returns the line of nodes among which blocks are not allowed. */
const lineOf = (nodes: readonly TreeNode[], place: Place): LinePiece[] =>
  walkAll(nodes, { ...place, isLine: true }).filter((piece) => piece.kind !== 'block');

/** Writes the content of an item or a cell: a line, or blocks. */
const writeItem = ({ children }: TreeElement, place: Place): string =>
  writeFlow(walkAll(children, place), (tag) => tag === 'p').trim();

function walk(element: TreeElement, outer: Place): Piece[] {
  const { name, children } = element;
  const lost = leftOut.get(name);
  if (lost) outer.lose(lost);
  if (leftOut.has(name) || isHidden(element)) return [];
  const place = { ...outer, marks: marksOf(element, outer.marks) };
  const level = headingLevel(element);
  const writeBlock = blocks.get(name);
  if (outer.isLine && (level || writeBlock || containers.has(name)))
    return [border, ...walkAll(children, place), border];
  if (level) {
    const line = lineOf(children, place);
    return isBlank(line) ? [] : [block(`h${level}`, writeLine(line).trim())];
  }
  if (writeBlock) return writeBlock(element, place);
  if (containers.has(name)) return mapLines(walkAll(children, place), paragraphOf);
  if (isWordMarker(element))
    return outer.isWordItem ? [] : [text(`${textOf(children).trim()} `, place.marks)];
  return inlines.get(name)?.(element, place) ?? walkAll(children, place);
}

type Writer = (element: TreeElement, place: Place) => Piece[];

function writePicture(description: string, { marks, lose }: Place): Piece[] {
  const alt = description.replace(/\s+/g, ' ').trim();
  lose(alt ? 'describedPicture' : 'picture');
  return alt ? [text(`[Picture: ${alt}]`, withMark(marks, 'em'))] : [];
}

const inlines = new Map<string, Writer>([
  ['br', (_, { marks }) => [{ kind: 'break', text: '', marks }]],
  ['img', ({ attributes }, place) => writePicture(attributes['alt'] ?? '', place)],
  [
    'svg',
    ({ attributes, children }, place) => {
      const title = findElement(children, ({ name }) => name === 'title');
      return writePicture(attributes['aria-label'] ?? textOf(title?.children ?? []), place);
    },
  ],
  [
    'math',
    (element, { marks, lose }) => {
      const parts = writeFormula(element);
      if (parts)
        return parts.map((part) => text(part.text, part.script ? withMark(marks, part.script) : marks));
      lose('formula');
      const description = describeFormula(element);
      return [text(description ? `[Formula: ${description}]` : '[Formula]', withMark(marks, 'em'))];
    },
  ],
  [
    'a',
    ({ attributes, children }, place) => {
      const href = attributes['href']?.trim();
      const isAllowed = href && lessonHref.test(href);
      if (href && !isAllowed) place.lose('link');
      const marks = isAllowed ? withMark(place.marks, `a href="${escapeHtml(href)}"`) : place.marks;
      return walkAll(children, { ...place, marks });
    },
  ],
  [
    'q',
    ({ children }, place) => [text('“', place.marks), ...walkAll(children, place), text('”', place.marks)],
  ],
  [
    'rt',
    ({ children }, place) => [text('(', place.marks), ...walkAll(children, place), text(')', place.marks)],
  ],
]);

/** Makes a block unless nothing is in it. */
const blockUnlessBlank = (tag: string, html: string): Piece[] =>
  html.trim() === '' ? [] : [block(tag, html)];

function writeList(element: TreeElement, place: Place): Piece[] {
  const items: string[] = [];
  for (const child of element.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') items.push(writeLine([text(child, place.marks)]));
    } else if (child.name === 'li')
      items.push(writeItem(child, { ...place, marks: marksOf(child, place.marks) }));
    // Google Docs writes a deeper list beside its item, not in it.
    else if (/^[uo]l$/.test(child.name))
      items.push(`${items.pop() ?? ''}${writeItem({ ...child, children: [child] }, place)}`);
    else {
      const html = writeItem({ ...child, children: [child] }, place);
      if (html) items.push(html);
    }
  }
  const tag = listTag(element.name === 'ol' ? orderedNumbering(element) : undefined);
  return blockUnlessBlank(tag, items.map((html) => writeElement('li', html)).join(''));
}

const sections = new Map([
  ['thead', 'thead'],
  ['tbody', 'tbody'],
  ['tfoot', 'tbody'],
]);

/** Writes the parts of a table; what may not be there comes into `beside`. */
function writeTableParts({ children }: TreeElement, place: Place, beside: Piece[]): string {
  return children
    .map((child) => {
      if (typeof child === 'string') {
        if (child.trim() !== '') beside.push(text(child, place.marks));
        return child.trim() === '' ? child : '';
      }
      const { name, attributes } = child;
      const section = sections.get(name);
      if (section || name === 'tr')
        return writeElement(section ?? name, writeTableParts(child, place, beside));
      if (name === 'caption') return writeElement(name, writeItem(child, place));
      if (name !== 'td' && name !== 'th') {
        for (const piece of walk(child, place)) beside.push(piece);
        return '';
      }
      const kept = ['scope', 'colspan', 'rowspan'].flatMap((key) => {
        const value = attributes[key];
        const isKept = key === 'scope' ? name === 'th' : /^[1-9]\d{0,3}$/.test(value ?? '');
        return value && isKept ? [` ${key}="${escapeHtml(value)}"`] : [];
      });
      return writeElement(
        `${name}${kept.join('')}`,
        writeItem(child, { ...place, marks: marksOf(child, place.marks) }),
      );
    })
    .join('');
}

const blocks = new Map<string, Writer>([
  ['ul', writeList],
  ['ol', writeList],
  ['menu', writeList],
  ['dir', writeList],
  [
    'table',
    (element, place) => {
      const beside: Piece[] = [];
      const html = writeTableParts(element, place, beside);
      return [...mapLines(beside, paragraphOf), ...blockUnlessBlank('table', html)];
    },
  ],
  ['pre', ({ children }, place) => blockUnlessBlank('pre', writeLine(lineOf(children, place), '\n'))],
  [
    'blockquote',
    ({ children }, place) =>
      blockUnlessBlank(
        'blockquote',
        writeFlow(walkAll(children, place), () => true),
      ),
  ],
  ['figure', writeDescribed('figure', ['figcaption'])],
  ['dl', writeDescribed('dl', ['dt', 'dd'])],
  ['hr', () => [{ kind: 'block', tag: 'hr', html: '<hr>' }]],
]);

/** Returns the writer of an element whose children of these names belong to it, even if a `div` is between. */
function writeDescribed(tag: string, parts: readonly string[]): Writer {
  const write: Writer = ({ children }, place) =>
    children.flatMap((child) => {
      if (typeof child === 'string') return walkAll([child], place);
      if (parts.includes(child.name)) return blockUnlessBlank(child.name, writeItem(child, place));
      return child.name === 'div' ? write(child, place) : walkAll([child], place);
    });
  return (element, place) => {
    const pieces = write(element, place);
    const line = mapLines(pieces, paragraphOf);
    return blockUnlessBlank(
      tag,
      writeFlow(line, () => true),
    );
  };
}

/** A lesson's HTML with as much of its meaning as a lesson can have. */
export interface KeptMeaning {
  /** HTML with the elements of lessons; it is not sanitized. */
  html: string;
  /** The names of what a lesson cannot contain, with their numbers, for the author. */
  losses: string[];
}

/**
 * Rewrites what an author pastes or submits with the elements of a lesson, so that no meaning gets lost with the markup:
 * formatting by other elements or styles, lists of Word, lines in `div` elements, formulas. Names what cannot be kept.
 * Sanitize the result.
 */
export function keepMeaning(html: string): KeptMeaning {
  const losses: Loss[] = [];
  // Word shows an equation to other programs as a picture in this condition.
  const readable = html.replace(/<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/gi, '<math></math>');
  const pieces = walkAll(parseTree(readable), { marks: [], lose: (loss) => losses.push(loss) });
  return { html: writeFlow(pieces, () => true).trim(), losses: nameLosses(losses) };
}
