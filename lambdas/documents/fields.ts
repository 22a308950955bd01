import { addElement, addText, colors, contentWidth, drawArtifact, drawLine, paper } from './pdf.ts';
import type { Writer } from './writer.ts';

type Structure = PDFKit.PDFStructureElement;

/** A blank to be filled in, on paper or on a screen. */
export interface Blank {
  /** Unique in the document. */
  name: string;
  label: string;
  /** Read by screen readers after the label, such as the part of the form. */
  hint?: string;
  /** The width relative to the other blanks of the row. @default 1 */
  share?: number;
  /** Whether it is filled in by hand on paper, so it has no form field. */
  isHandwritten?: boolean;
}

const gap = 16;
const height = 20;
const labelStyle = { font: 'bold', size: 9 } as const;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Adds a text field to the structure; `tip` is its accessible name. */
export function addTextField(
  { pdf }: Writer,
  parent: Structure,
  name: string,
  tip: string,
  { x, y, width, height }: Box,
  isMultiline = false,
): void {
  const form = addElement(pdf, parent, 'Form');
  pdf.font('Helvetica');
  // PDFKit names its first font F1.
  const extras = { TU: new String(tip), DA: new String('/F1 10 Tf 0 g'), structParent: form };
  pdf.withAnnotation(extras, () => {
    pdf.formText(name, x, y, width, height, { multiline: isMultiline });
  });
  form.end();
}

/** Adds a row of blanks, each with its label above and a line below. */
export function addBlanks(writer: Writer, blanks: readonly Blank[]): void {
  const { pdf, section } = writer;
  writer.reserve(height + 24);
  const shares = blanks.reduce((sum, { share = 1 }) => sum + share, 0);
  const room = contentWidth - gap * (blanks.length - 1);
  let x: number = paper.left;
  for (const { name, label, hint, share = 1, isHandwritten } of blanks) {
    const width = (room * share) / shares;
    addText(pdf, section, 'P', { text: label, x, y: writer.y, width, style: labelStyle });
    const bottom = writer.y + 14 + height;
    drawLine(pdf, [x, bottom], [x + width, bottom], colors.line);
    if (!isHandwritten) {
      const tip = hint ? `${label}, ${hint}` : label;
      addTextField(writer, section, name, tip, { x, y: writer.y + 15, width, height: height - 2 });
    }
    x += width + gap;
  }
  writer.y += height + 24;
}

/** Adds a blank with several lines. */
export function addLongBlank(writer: Writer, name: string, label: string, lines: number): void {
  const { pdf, section } = writer;
  const boxHeight = lines * 16;
  writer.reserve(boxHeight + 28);
  const place = { x: paper.left, width: contentWidth };
  addText(pdf, section, 'P', { text: label, ...place, y: writer.y, style: labelStyle });
  const box = { ...place, y: writer.y + 16, height: boxHeight };
  drawArtifact(pdf, 'Layout', () => {
    pdf.rect(box.x, box.y, box.width, box.height).lineWidth(0.75).stroke(colors.line);
  });
  addTextField(writer, section, name, label, box, true);
  writer.y += boxHeight + 26;
}

/** Returns a checkbox's appearance from drawing commands. */
function appearance({ pdf }: Writer, drawing: string): PDFKit.PDFKitReference {
  const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 11, 11], Resources: {} };
  const reference = pdf.ref(form);
  reference.write(new TextEncoder().encode(drawing));
  reference.end(undefined);
  return reference;
}

/** Adds a checkbox to the structure. */
function addCheckbox(writer: Writer, parent: Structure, name: string, tip: string, y: number): void {
  const { pdf } = writer;
  const box = { x: paper.left + 1, y: y + 1, size: 11 };
  drawArtifact(pdf, 'Layout', () => {
    pdf.rect(box.x, box.y, box.size, box.size).lineWidth(0.9).stroke(colors.line);
  });
  const form = addElement(pdf, parent, 'Form');
  const tick = 'q 1.6 w 1 J 2.2 5.6 m 4.6 3 l 8.9 8.4 l S Q';
  const extras = {
    TU: new String(tip),
    AP: { N: { Yes: appearance(writer, tick), Off: appearance(writer, '') } },
    AS: 'Off',
    V: 'Off',
    MK: { CA: new String('4') },
    structParent: form,
  };
  pdf.font('Helvetica');
  pdf.withAnnotation(extras, () => {
    pdf.formCheckbox(name, box.x, box.y, box.size, box.size);
  });
  form.end();
}

/** Adds a list with checkboxes. `prefix` makes the names of the checkboxes unique. */
export function addChecklist(writer: Writer, prefix: string, items: readonly string[]): void {
  const list = addElement(writer.pdf, writer.section, 'L');
  for (const [index, text] of items.entries()) {
    writer.listItem(list, text, (item) => {
      const label = addElement(writer.pdf, item, 'Lbl');
      addCheckbox(writer, label, `${prefix}_${index + 1}`, text, writer.y);
      label.end();
    });
    writer.skip(3);
  }
  list.end();
  writer.skip(4);
}
