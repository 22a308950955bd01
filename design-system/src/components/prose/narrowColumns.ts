/** The most characters of a text that needs no room for sentences. */
const narrowLength = 12;

/** Returns whether a column of a table has only short texts, such as numbers: it is as wide as they are. */
export const isNarrow = (texts: readonly string[]): boolean =>
  texts.every((text) => text.trim().length <= narrowLength);

/** Makes the columns of a table that have only short texts as wide as these. Tables with joined cells stay as they are. */
export function narrowColumns({ rows }: HTMLTableElement): void {
  const lines = Array.from(rows, ({ cells }) => [...cells]);
  if (lines.flat().some(({ colSpan, rowSpan }) => colSpan > 1 || rowSpan > 1)) return;
  for (const at of lines[0]?.keys() ?? []) {
    const column = lines.flatMap((cells) => cells[at] ?? []);
    if (!isNarrow(column.map(({ textContent }) => textContent))) continue;
    for (const cell of column) cell.style.minInlineSize = '0';
  }
}
