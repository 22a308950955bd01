import { addContent, addElement, contentWidth, drawArtifact, inks, paper, setWords } from './pdf.ts';
import type { Writer } from './writer.ts';

type Structure = PDFKit.PDFStructureElement;

/** A blank to fill in, on paper or on a screen. */
export interface Blank {
  /** Unique in the document. */
  name: string;
  label: string;
  /** What a screen reader says besides the label, as the part of the form. */
  hint?: string;
  /** Part of the line that it takes; the blanks of a row share what is left. */
  share?: number;
  /** A line to be signed by hand has no field. */
  isHandwritten?: boolean;
}

const gap = 16;
const height = 20;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text field in the structure, with its name for screen readers. */
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

/** A row of blanks side by side: the label above, the line under it. */
export function addBlanks(writer: Writer, blanks: readonly Blank[]): void {
  const { pdf, section } = writer;
  writer.keep(height + 24);
  const shares = blanks.reduce((sum, { share = 1 }) => sum + share, 0);
  const room = contentWidth - gap * (blanks.length - 1);
  let x: number = paper.left;
  for (const { name, label, hint, share = 1, isHandwritten } of blanks) {
    const width = (room * share) / shares;
    const left = x;
    addContent(pdf, section, 'P', () =>
      setWords(pdf, label, { x: left, y: writer.y, width }, { font: 'bold', size: 9 }),
    );
    const bottom = writer.y + 14 + height;
    drawArtifact(pdf, 'Layout', () => {
      pdf
        .moveTo(left, bottom)
        .lineTo(left + width, bottom)
        .lineWidth(0.75)
        .stroke(inks.line);
    });
    if (!isHandwritten) {
      const tip = hint ? `${label}, ${hint}` : label;
      addTextField(writer, section, name, tip, { x: left, y: writer.y + 15, width, height: height - 2 });
    }
    x += width + gap;
  }
  writer.y += height + 24;
}

/** A blank of several lines. */
export function addLongBlank(writer: Writer, name: string, label: string, lines: number): void {
  const { pdf, section } = writer;
  const boxHeight = lines * 16;
  writer.keep(boxHeight + 28);
  addContent(pdf, section, 'P', () =>
    setWords(pdf, label, { x: paper.left, y: writer.y, width: contentWidth }, { font: 'bold', size: 9 }),
  );
  const box = { x: paper.left, y: writer.y + 16, width: contentWidth, height: boxHeight };
  drawArtifact(pdf, 'Layout', () => {
    pdf.rect(box.x, box.y, box.width, box.height).lineWidth(0.75).stroke(inks.line);
  });
  addTextField(writer, section, name, label, box, true);
  writer.y += boxHeight + 26;
}

/** What a checkbox looks like: empty, and with a tick. */
function appearance({ pdf }: Writer, drawing: string): PDFKit.PDFKitReference {
  const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 11, 11], Resources: {} };
  const reference = pdf.ref(form);
  reference.write(new TextEncoder().encode(drawing));
  reference.end(undefined);
  return reference;
}

/** A box to tick at a point, in the structure. */
function addCheckbox(writer: Writer, parent: Structure, name: string, tip: string, y: number): void {
  const { pdf } = writer;
  const box = { x: paper.left + 1, y: y + 1, size: 11 };
  drawArtifact(pdf, 'Layout', () => {
    pdf.rect(box.x, box.y, box.size, box.size).lineWidth(0.9).stroke(inks.line);
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

/** A list whose items can be ticked. `prefix` makes the boxes' names unique. */
export function addChecklist(writer: Writer, prefix: string, items: readonly string[]): void {
  const list = addElement(writer.pdf, writer.section, 'L');
  for (const [place, words] of items.entries()) {
    writer.listItem(list, words, (item) => {
      const label = addElement(writer.pdf, item, 'Lbl');
      addCheckbox(writer, label, `${prefix}_${place + 1}`, words, writer.y);
      label.end();
    });
    writer.skip(3);
  }
  list.end();
  writer.skip(4);
}
