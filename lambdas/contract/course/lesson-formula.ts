import { findElement, textOf, type TreeElement } from './lesson-tree.ts';

/** A part of a formula that is written as text. */
export interface FormulaPart {
  text: string;
  /** Raised or lowered text. */
  script?: 'sup' | 'sub' | undefined;
}

type Parts = readonly FormulaPart[];

const tokens = ['mi', 'mn', 'mo', 'mtext', 'ms'];
const rows = ['math', 'mrow', 'mstyle', 'mpadded', 'merror'];
/** Function application, and operators that are not written. */
const invisible = /[\u2061-\u2064]/g;

const elementsOf = ({ children }: TreeElement): TreeElement[] =>
  children.filter((child) => typeof child !== 'string');
const plain = (text: string): Parts => [{ text }];
const isOneToken = (element: TreeElement): boolean => {
  const [only, second] = elementsOf(element);
  return (
    tokens.includes(element.name) || (rows.includes(element.name) && !second && !!only && isOneToken(only))
  );
};
const isPlain = (parts: Parts): boolean => parts.every(({ script }) => !script);

/** Writes an element as one operand, in parentheses if it has several parts. */
function operand(element: TreeElement | undefined): Parts | undefined {
  const parts = element && write(element);
  if (!element || !parts || isOneToken(element) || element.name === 'mfenced') return parts;
  return [...plain('('), ...parts, ...plain(')')];
}

/** Writes an element as raised or lowered text, which may not contain such text itself. */
function script(element: TreeElement | undefined, kind: 'sup' | 'sub'): Parts | undefined {
  const parts = element && write(element);
  return parts && isPlain(parts)
    ? [{ text: parts.map(({ text }) => text).join(''), script: kind }]
    : undefined;
}

function join(...all: (Parts | undefined)[]): Parts | undefined {
  return all.every((parts) => parts !== undefined) ? all.flat() : undefined;
}

/** Writes elements in a row. A fraction beside other operands is separated from them, so that 2½ does not become 21/2. */
function writeRow(elements: readonly TreeElement[]): Parts | undefined {
  const isOperand = (element: TreeElement | undefined) => element && element.name !== 'mo';
  return join(
    ...elements.map((element, at) => {
      const [before, after] = [elements[at - 1], elements[at + 1]];
      if (element.name !== 'mfrac' || !(isOperand(before) || isOperand(after))) return write(element);
      return before?.name === 'mn' && !isOperand(after)
        ? join(plain(' '), write(element))
        : join(plain('('), write(element), plain(')'));
    }),
  );
}

function write(element: TreeElement): Parts | undefined {
  const { name, attributes } = element;
  const inner = elementsOf(element);
  const [first, second, third] = inner;
  if (tokens.includes(name))
    return plain(textOf(element.children).replace(invisible, '').replace(/\s+/g, ' ').trim());
  if (rows.includes(name)) return writeRow(inner);
  switch (name) {
    case 'mspace':
      return plain(' ');
    case 'semantics':
      return first && write(first);
    case 'mfrac':
      return join(operand(first), plain('/'), operand(second));
    case 'msup':
      return join(operand(first), script(second, 'sup'));
    case 'msub':
      return join(operand(first), script(second, 'sub'));
    case 'msubsup':
      return join(operand(first), script(second, 'sub'), script(third, 'sup'));
    case 'msqrt': {
      const [only, other] = inner;
      return only && !other && isOneToken(only)
        ? join(plain('√'), write(only))
        : join(plain('√('), writeRow(inner), plain(')'));
    }
    case 'mfenced': {
      const separator = (attributes['separators'] ?? ',').trim().slice(0, 1);
      const items = inner.flatMap((item, at) => (at === 0 ? [write(item)] : [plain(separator), write(item)]));
      return join(plain(attributes['open'] ?? '('), ...items, plain(attributes['close'] ?? ')'));
    }
    default:
      return undefined;
  }
}

/**
 * Writes a MathML formula as text with raised and lowered parts: powers, indexes, fractions, and square roots. Returns
 * undefined if the formula has anything that a line of text cannot express.
 */
export function writeFormula(math: TreeElement): Parts | undefined {
  const parts = elementsOf(math).length > 0 ? write(math) : undefined;
  return parts?.some(({ text }) => text.trim() !== '') ? parts : undefined;
}

/** Returns the description of a formula that its author wrote: its alternative text or its TeX. */
export function describeFormula(math: TreeElement): string {
  const annotation = findElement(
    math.children,
    ({ name, attributes }) => name === 'annotation' && /tex/i.test(attributes['encoding'] ?? ''),
  );
  return (math.attributes['alttext'] ?? (annotation ? textOf(annotation.children) : '')).trim();
}
