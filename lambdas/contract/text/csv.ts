/**
 * Text that a spreadsheet would run as a formula, also with look-alike signs. Source: OWASP, 'CSV Injection'. Apostrophes
 * before it count, so that `restoredCell` finds exactly what `csvCell` has added.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫−⁼₌⁺₊⁻₋]/;

/**
 * Formats a cell (RFC 4180, 2). Puts an apostrophe before formulas. Quotes what separates cells, in some countries a semicolon.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats a line of cells. */
export const csvLine = (cells: readonly Parameters<typeof csvCell>[0][]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;

/** Returns the text of a cell without the apostrophe that `csvCell` puts before formulas. */
const restoredCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** A record of a delimited text: a row whose cells may have line breaks. */
export interface CsvRecord {
  /** The texts of the cells, without quotes around them. */
  cells: string[];
  /** The first and the last line of the record, from 1. */
  firstLine: number;
  lastLine: number;
  /**
   * How the quotes of the record break RFC 4180: the last one is not closed before the text ends (`open`), text follows one
   * that closes (`closed-early`), or a cell without quotes around it has some (`bare`), which other programs read as text.
   */
  fault: 'open' | 'closed-early' | 'bare' | undefined;
}

const opening = / *"/y;

/** Returns the expression for the rest of a cell and what ends it, which matches everywhere. */
function restPattern(delimiter: string): RegExp {
  const end = delimiter.replace(/[\\\]^-]/, String.raw`\$&`);
  return new RegExp(`([^${end}\\r\\n]*)([${end}]|\\r\\n|\\r|\\n|$)`, 'y');
}

const countLines = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Returns the place of the quote that closes a text, or of the end. An expression would need a stack for many quotes. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at === -1 ? text.length : at;
}

interface Cell {
  value: string;
  /** The number of line breaks in the cell. */
  breaks: number;
  /** What ends the cell: the delimiter, a line end, or nothing at the end of the text. */
  end: string;
  fault: CsvRecord['fault'];
}

/** Reads the cell at a place, which is then that of the next one: `rest.lastIndex`. */
function readCell(text: string, rest: RegExp): Cell {
  const start = rest.lastIndex;
  opening.lastIndex = start;
  const isQuoted = opening.test(text);
  const from = opening.lastIndex;
  const close = isQuoted ? closingQuote(text, from) : start;
  if (isQuoted) rest.lastIndex = close + 1;
  const [, after = '', end = ''] = (close < text.length && rest.exec(text)) || [];
  if (!isQuoted) return { value: after, breaks: 0, end, fault: after.includes('"') ? 'bare' : undefined };
  const quoted = text.slice(from, close).replaceAll('""', '"');
  const cell = { value: quoted, breaks: countLines(quoted), end };
  if (close === text.length) return { ...cell, fault: 'open' };
  if (after.trim() !== '') return { ...cell, value: quoted + after, fault: 'closed-early' };
  return { ...cell, fault: from > start + 1 || after !== '' ? 'bare' : undefined };
}

/** Yields the records of a delimited text (RFC 4180, with any delimiter and line ends), without a byte order mark. */
export function* csvRecords(text: string, delimiter = ','): Generator<CsvRecord> {
  const rest = restPattern(delimiter);
  rest.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  for (let line = 1, isEnd = rest.lastIndex === text.length; !isEnd; line += 1) {
    const record: CsvRecord = { cells: [], firstLine: line, lastLine: line, fault: undefined };
    let cell: Cell;
    do {
      cell = readCell(text, rest);
      record.cells.push(cell.value);
      if (record.fault === undefined || record.fault === 'bare') record.fault = cell.fault ?? record.fault;
      line += cell.breaks;
    } while (cell.end === delimiter);
    record.lastLine = line;
    isEnd = cell.end === '' || rest.lastIndex === text.length;
    yield record;
  }
}

/**
 * Parses CSV that `csvCell` has written into rows of cells. Returns the number of the row, from 1, that cannot be read: it
 * has a quote that is not closed or not doubled.
 */
export function parseCsv(text: string): string[][] | { badRow: number } {
  const rows: string[][] = [];
  for (const { cells, fault } of csvRecords(text)) {
    if (fault !== undefined) return { badRow: rows.length + 1 };
    rows.push(cells.map(restoredCell));
  }
  return rows;
}
