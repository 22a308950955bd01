import {
  addContent,
  addElement,
  contentWidth,
  drawArtifact,
  heightOf,
  inks,
  paper,
  setWords,
} from './pdf.ts';
import { addTextField } from './fields.ts';
import type { Writer } from './writer.ts';

type Structure = PDFKit.PDFStructureElement;

/** Words, or a blank named for the form. */
export type Cell = string | { blank: string };

export interface Table {
  /** What the table holds; its title in the structure. */
  title: string;
  columns: readonly { title: string; share: number }[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly Cell[])[];
}

const pad = 7;

/** A table with headings of columns and rows; a row stays on one page. */
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
  const heights = cells.map((cell, place) =>
    typeof cell === 'string' ? heightOf(pdf, cell, (shape.widths[place] ?? 0) - pad * 2, style) : 14,
  );
  const height = Math.max(...heights) + pad * 2 - 2;
  writer.keep(height);
  const { y } = writer;
  drawArtifact(pdf, 'Layout', () => {
    if (shape.isHead) pdf.rect(paper.left, y, contentWidth, height).fill(inks.tint);
    pdf
      .moveTo(paper.left, y + height)
      .lineTo(paper.right, y + height)
      .lineWidth(0.75)
      .stroke(inks.line);
  });
  const rowTitle = typeof cells[0] === 'string' ? cells[0] : '';
  const row = addElement(pdf, table, 'TR');
  let x: number = paper.left;
  for (const [place, cell] of cells.entries()) {
    const width = shape.widths[place] ?? 0;
    const box = { x, y, width, height };
    addCell(writer, row, cell, { ...shape, ...box, place, rowTitle });
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
  place: number;
  rowTitle: string;
}

function addCell(writer: Writer, row: Structure, cell: Cell, at: CellPlace): void {
  const { pdf } = writer;
  const isHeading = at.isHead || at.place === 0;
  const scope: PDFKit.Mixins.StructureElementOptions & { scope?: string } = isHeading
    ? { scope: at.isHead ? 'Column' : 'Row' }
    : {};
  if (typeof cell === 'string') {
    const style = { font: at.isHead ? 'bold' : 'regular', size: 9.5 } as const;
    const words = { x: at.x + pad, y: at.y + pad, width: at.width - pad * 2 };
    addContent(pdf, row, isHeading ? 'TH' : 'TD', () => setWords(pdf, cell, words, style), scope);
    return;
  }
  const data = addElement(pdf, row, 'TD');
  const box = { x: at.x + 3, y: at.y + 3, width: at.width - 6, height: at.height - 6 };
  addTextField(writer, data, cell.blank, `${at.rowTitle}: ${at.titles[at.place]}`, box);
  drawArtifact(pdf, 'Layout', () => {
    pdf
      .moveTo(at.x, at.y)
      .lineTo(at.x, at.y + at.height)
      .lineWidth(0.75)
      .stroke(inks.rule);
  });
  data.end();
}
