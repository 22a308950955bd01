/** The opening tags around a text, without brackets, from the outside. */
export type Marks = readonly string[];

/** A part of a line: a text, a line break, or the border of a block, which breaks the line if there is text on both sides. */
export interface LinePiece {
  kind: 'text' | 'break' | 'border';
  text: string;
  marks: Marks;
}

/** A part of a lesson. */
export type Piece = LinePiece | { kind: 'block'; tag: string; html: string };

/** Escapes a text or an attribute's value. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the name in an opening tag's content. */
const nameOf = (tag: string): string => tag.split(' ', 1)[0] ?? tag;

/** Writes an element with HTML in it. */
export const writeElement = (tag: string, html: string): string => `<${tag}>${html}</${nameOf(tag)}>`;

/** Makes a block of HTML. */
export const block = (tag: string, html: string): Piece => ({
  kind: 'block',
  tag: nameOf(tag),
  html: writeElement(tag, html),
});

/** Returns the marks with another one, unless they have one with its name. */
export const withMark = (marks: Marks, mark: string): Marks =>
  marks.some((one) => nameOf(one) === nameOf(mark)) ? marks : [...marks, mark];

/** Returns whether pieces of a line show nothing. */
export const isBlank = (line: readonly LinePiece[]): boolean =>
  line.every(({ kind, text }) => kind !== 'text' || /^[\s\u200b\ufeff]*$/.test(text));

/** Resolves the borders of a line, and removes breaks at its ends, which show nothing. */
function readLine(line: readonly LinePiece[]): LinePiece[] {
  const last = line.findLastIndex((piece) => !isBlank([piece]));
  const kept: LinePiece[] = [];
  let isBegun = false;
  let isAtBorder = false;
  line.forEach((piece, at) => {
    const isText = piece.kind === 'text';
    const shows = !isBlank([piece]);
    if (piece.kind === 'border') isAtBorder = true;
    else if (!(isText ? shows || !isAtBorder : isBegun && at < last)) return;
    else {
      if (isAtBorder && isBegun && isText) kept.push({ kind: 'break', text: '', marks: [] });
      isAtBorder = false;
      isBegun ||= shows;
      kept.push(piece);
    }
  });
  return kept;
}

/** Writes a line, with each tag around as much text as possible. */
export function writeLine(line: readonly LinePiece[], lineBreak = '<br>'): string {
  let open: Marks = [];
  let html = '';
  for (const { kind, text, marks } of [...readLine(line), { kind: 'text', text: '', marks: [] }]) {
    const same = open.findIndex((mark, at) => mark !== marks[at]);
    const common = same === -1 ? open.length : same;
    const closed = open.slice(common).toReversed();
    html += closed.map((mark) => `</${nameOf(mark)}>`).join('');
    html += marks
      .slice(common)
      .map((mark) => `<${mark}>`)
      .join('');
    html += kind === 'text' ? escapeHtml(text).replaceAll('&quot;', '"') : lineBreak;
    open = marks;
  }
  return html;
}

/** Replaces the lines between blocks with what `write` returns for each. */
export function mapLines(pieces: readonly Piece[], write: (line: readonly LinePiece[]) => Piece[]): Piece[] {
  const written: Piece[] = [];
  let line: LinePiece[] = [];
  const flush = () => {
    if (line.length > 0) for (const piece of write(line)) written.push(piece);
    line = [];
  };
  for (const piece of pieces) {
    if (piece.kind !== 'block') {
      line.push(piece);
      continue;
    }
    flush();
    written.push(piece);
  }
  flush();
  return written;
}

/** Makes a paragraph of a line, or nothing if it is blank. Keeps the whitespace of the source between blocks. */
export function paragraphOf(line: readonly LinePiece[]): Piece[] {
  if (!isBlank(line)) return [block('p', writeLine(line).trim())];
  return line.filter(({ kind, text }) => kind === 'text' && /^[ \t\r\n]*$/.test(text));
}

/** Writes blocks and the lines between them, which become paragraphs if `isParagraph` accepts one of the blocks. */
export function writeFlow(pieces: readonly Piece[], isParagraph: (tag: string) => boolean): string {
  const hasParagraphs = pieces.some((piece) => piece.kind === 'block' && isParagraph(piece.tag));
  let html = '';
  let line: LinePiece[] = [];
  const all = hasParagraphs ? mapLines(pieces, paragraphOf) : pieces;
  for (const piece of all) {
    if (piece.kind !== 'block') line.push(piece);
    else {
      html += `${writeLine(line)}${piece.html}`;
      line = [];
    }
  }
  return html + writeLine(line);
}
