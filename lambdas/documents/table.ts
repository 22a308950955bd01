import { addElement, addText, colors, contentWidth, drawArtifact, drawLine, heightOf, paper } from './pdf.ts';
import { addTextField } from './fields.ts';
import type { Writer } from './writer.ts';

type Structure = PDFKit.PDFStructureElement;

/** A text, or a blank with its field's name. */
export type Cell = string | { blank: string };

export interface Table {
  /** The table's title in the structure. */
  title: string;
  columns: readonly { title: string; share: number }[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly Cell[])[];
}

const pad = 7;

/** Adds a table with column and row headers. A row is never split between pages. */
export function addTable(writer: Writer, { title, columns, rows }: Table): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (contentWidth * share) / shares);
  const titles = columns.map((column) => column.title);
  const table = addElement(writer.pdf, writer.section, 'Table', { title });
  addRow(writer, table, titles, { widths, titles, isHead: true });
  for (const cells of rows) addRow(writer, table, cells, { widths, titles, isHead: false });
  table.end();
  writer.skip(10);
}

interface RowShape {
  widths: readonly number[];
  titles: readonly string[];
  isHead: boolean;
}

function addRow(writer: Writer, table: Structure, cells: readonly Cell[], shape: RowShape): void {
  const { pdf } = writer;
  const style = { font: shape.isHead ? 'bold' : 'regular', size: 9.5 } as const;
  const heights = cells.map((cell, column) =>
    typeof cell === 'string' ? heightOf(pdf, cell, (shape.widths[column] ?? 0) - pad * 2, style) : 14,
  );
  const height = Math.max(...heights) + pad * 2 - 2;
  writer.reserve(height);
  const { y } = writer;
  if (shape.isHead)
    drawArtifact(pdf, 'Layout', () => pdf.rect(paper.left, y, contentWidth, height).fill(colors.tint));
  drawLine(pdf, [paper.left, y + height], [paper.right, y + height], colors.line);
  const rowTitle = typeof cells[0] === 'string' ? cells[0] : '';
  const row = addElement(pdf, table, 'TR');
  let x: number = paper.left;
  for (const [column, cell] of cells.entries()) {
    const width = shape.widths[column] ?? 0;
    addCell(writer, row, cell, { ...shape, x, y, width, height, column, rowTitle });
    x += width;
  }
  row.end();
  writer.y += height;
}

interface CellPlace extends RowShape {
  x: number;
  y: number;
  width: number;
  height: number;
  column: number;
  rowTitle: string;
}

function addCell(writer: Writer, row: Structure, cell: Cell, at: CellPlace): void {
  const { pdf } = writer;
  const isHeader = at.isHead || at.column === 0;
  const scope: PDFKit.Mixins.StructureElementOptions & { scope?: string } = isHeader
    ? { scope: at.isHead ? 'Column' : 'Row' }
    : {};
  if (typeof cell === 'string') {
    const style = { font: at.isHead ? 'bold' : 'regular', size: 9.5 } as const;
    const placed = { text: cell, x: at.x + pad, y: at.y + pad, width: at.width - pad * 2, style };
    addText(pdf, row, isHeader ? 'TH' : 'TD', placed, scope);
    return;
  }
  const data = addElement(pdf, row, 'TD');
  const box = { x: at.x + 3, y: at.y + 3, width: at.width - 6, height: at.height - 6 };
  addTextField(writer, data, cell.blank, `${at.rowTitle}: ${at.titles[at.column]}`, box);
  drawLine(pdf, [at.x, at.y], [at.x, at.y + at.height], colors.rule);
  data.end();
}
