import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import primitives from '@redwhiteandcode/design-system/tokens/primitives.tokens.json' with { type: 'json' };
import PDFDocument from 'pdfkit';

type Structure = PDFKit.PDFStructureElement;

const require = createRequire(import.meta.url);
const { navy, neutral, red } = primitives.color;

/** What the file says of itself. */
export interface PdfInformation {
  title: string;
  subject: string;
  author: string;
  keywords: readonly string[];
  /** Written into the file; a fixed day, so that the same words make the same bytes. */
  day: Date;
}

/** Inks on white paper. */
export const inks = {
  brand: navy['900'].$value.hex,
  link: navy['700'].$value.hex,
  text: neutral['900'].$value.hex,
  muted: neutral['600'].$value.hex,
  line: neutral['500'].$value.hex,
  rule: neutral['200'].$value.hex,
  tint: navy['50'].$value.hex,
  accent: red['600'].$value.hex,
} as const;

/** US Letter in points, and the edges of what is printed on it. */
export const paper = { width: 612, left: 54, right: 558, top: 76, bottom: 728 } as const;
export const contentWidth = paper.right - paper.left;

const fontFile = (weight: number) =>
  readFileSync(require.resolve(`@fontsource/public-sans/files/public-sans-latin-${weight}-normal.woff`));

/** Keys of an annotation that PDFKit's own methods leave out, while one is being added. */
interface AnnotationExtras {
  [key: string]: unknown;
  structParent?: Structure;
}

/** PDFKit's document, which lets links and fields be part of the structure and carry a name of their own. */
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

/** How a line of words is set. */
export interface TextStyle {
  font?: 'regular' | 'bold';
  size?: number;
  ink?: string;
}

/** An empty tagged document with its fonts; each page is begun by `newPage`. */
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
    // The fields' font, which every reader has: an embedded one holds only the letters that are printed here.
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

/** Ends the document and gives its bytes. */
export async function closePdf(pdf: PacketDocument): Promise<Buffer> {
  pdf.end();
  return buffer(pdf);
}

/** A structure element that stands in its parent and takes children until it is ended. */
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

/** A structure element that is drawn by `draw` and has nothing else in it. */
export function addContent(
  pdf: PacketDocument,
  parent: Structure,
  type: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  parent.add(pdf.struct(type, options, draw));
}

/** Draws what carries no meaning: rules, boxes, page numbers. */
export function drawArtifact(pdf: PacketDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

const lineGap = 2.5;

export function setStyle(
  pdf: PacketDocument,
  { font = 'regular', size = 10, ink = inks.text }: TextStyle,
): void {
  pdf.font(font).fontSize(size).fillColor(ink);
}

/** The height of words in a column, in points. */
export function heightOf(pdf: PacketDocument, words: string, width: number, style: TextStyle = {}): number {
  setStyle(pdf, style);
  return pdf.heightOfString(words, { width, lineGap });
}

/** Sets words in a column from a point; the column must have room for them. */
export function setWords(
  pdf: PacketDocument,
  words: string,
  { x, y, width, link }: { x: number; y: number; width: number; link?: string | undefined },
  style: TextStyle = {},
): void {
  setStyle(pdf, style);
  pdf.text(words, x, y, {
    width,
    lineGap,
    ...(link !== undefined && { link, underline: true }),
  });
}
