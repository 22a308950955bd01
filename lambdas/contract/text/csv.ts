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

const cellPattern = /("[^"]*(?:""[^"]*)*"|[^",\r\n]*)(,|\r\n|\r|\n|$)/y;

/**
 * Parses CSV (RFC 4180) into rows of cells, without a byte order mark. Returns the number of the row, from 1, that cannot be
 * read: it has a quote that is not closed or not doubled.
 */
export function parseCsv(text: string): string[][] | { badRow: number } {
  const rows: string[][] = [[]];
  cellPattern.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    const match = cellPattern.exec(text);
    if (!match) return { badRow: rows.length };
    const [, cell = '', end] = match;
    rows.at(-1)?.push(restoredCell(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows;
}
