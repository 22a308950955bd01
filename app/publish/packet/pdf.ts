import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import primitives from '@redwhiteandcode/design-system/tokens/primitives.tokens.json' with { type: 'json' };
import PDFDocument from 'pdfkit';

type Structure = PDFKit.PDFStructureElement;

const require = createRequire(import.meta.url);
const { navy, neutral, red } = primitives.color;

/** The metadata of the file. */
export interface PdfInformation {
  title: string;
  subject: string;
  author: string;
  keywords: readonly string[];
  /** The date in the file. It is fixed, so that the same texts produce the same bytes. */
  day: Date;
}

/** The colors on white paper. */
export const colors = {
  brand: navy['900'].$value.hex,
  link: navy['700'].$value.hex,
  text: neutral['900'].$value.hex,
  muted: neutral['600'].$value.hex,
  line: neutral['500'].$value.hex,
  rule: neutral['200'].$value.hex,
  tint: navy['50'].$value.hex,
  accent: red['600'].$value.hex,
} as const;

/** US Letter and the edges of its content, in points. */
export const paper = { width: 612, left: 54, right: 558, top: 76, bottom: 728 } as const;
export const contentWidth = paper.right - paper.left;

const fontFile = (weight: number) =>
  readFileSync(require.resolve(`@fontsource/public-sans/files/public-sans-latin-${weight}-normal.woff`));

/** Keys of an annotation that PDFKit's methods do not set. */
interface AnnotationExtras {
  [key: string]: unknown;
  structParent?: Structure;
}

/** PDFKit's document, with links and fields that are in the structure and have an accessible name. */
class AnnotatedDocument extends PDFDocument {
  #extras: AnnotationExtras | undefined;

  override annotate(
    x: number,
    y: number,
    width: number,
    height: number,
    options: PDFKit.Mixins.AnnotationOption,
  ): this {
    return super.annotate(x, y, width, height, { ...options, ...this.#extras });
  }

  withAnnotation(extras: AnnotationExtras, add: () => void): void {
    this.#extras = extras;
    add();
    this.#extras = undefined;
  }
}

export type PacketDocument = AnnotatedDocument;

/** The style of a text. */
export interface TextStyle {
  font?: 'regular' | 'bold';
  size?: number;
  color?: string;
}

/** A text in a column that starts at a point. The column must have room for it. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  style?: TextStyle;
  link?: string;
}

/** Creates an empty tagged document with its fonts. `newPage` starts each page. */
export function openPdf({ title, subject, author, keywords, day }: PdfInformation): PacketDocument {
  const pdf = new AnnotatedDocument({
    pdfVersion: '1.7',
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    // The font of the fields. Every PDF reader has it; an embedded font would contain only the printed characters.
    font: 'Helvetica',
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Keywords: keywords.join(', '),
      Creator: author,
      CreationDate: day,
      ModDate: day,
    },
  });
  pdf.initForm();
  pdf.registerFont('regular', fontFile(400));
  pdf.registerFont('bold', fontFile(700));
  return pdf;
}

/** Ends the document and returns its bytes. */
export async function closePdf(pdf: PacketDocument): Promise<Buffer> {
  pdf.end();
  return buffer(pdf);
}

/** Adds a structure element to its parent and returns it. It accepts children until it is ended. */
export function addElement(
  pdf: PacketDocument,
  parent: Structure,
  type: string,
  options: PDFKit.Mixins.StructureElementOptions = {},
): Structure {
  const element = pdf.struct(type, options);
  parent.add(element);
  return element;
}

/** Adds a structure element with a text to its parent. */
export function addText(
  pdf: PacketDocument,
  parent: Structure,
  type: string,
  placed: PlacedText,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  parent.add(pdf.struct(type, options, () => drawText(pdf, placed)));
}

/** Draws something without meaning, such as a line, a box or a page number. */
export function drawArtifact(pdf: PacketDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** Draws a straight line, as an artifact. */
export function drawLine(
  pdf: PacketDocument,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  color: string,
): void {
  drawArtifact(pdf, 'Layout', () =>
    pdf
      .moveTo(...from)
      .lineTo(...to)
      .lineWidth(0.75)
      .stroke(color),
  );
}

const lineGap = 2.5;

function setStyle(
  pdf: PacketDocument,
  { font = 'regular', size = 10, color = colors.text }: TextStyle,
): void {
  pdf.font(font).fontSize(size).fillColor(color);
}

/** Returns the height of a text in a column, in points. */
export function heightOf(pdf: PacketDocument, text: string, width: number, style: TextStyle = {}): number {
  setStyle(pdf, style);
  return pdf.heightOfString(text, { width, lineGap });
}

/** Draws a text. Call it within a structure element or an artifact. */
export function drawText(pdf: PacketDocument, { text, x, y, width, style = {}, link }: PlacedText): void {
  setStyle(pdf, style);
  pdf.text(text, x, y, { width, lineGap, ...(link !== undefined && { link, underline: true }) });
}
