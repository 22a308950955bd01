import { buffer } from 'node:stream/consumers';
import primitives from '@redwhiteandcode/design-system/tokens/primitives.tokens.json' with { type: 'json' };
import PDFDocument from 'pdfkit';
import { escapeXml, fitted } from './characters.ts';
import { readFont } from './fonts.ts';

type Structure = PDFKit.PDFStructureElement;

const { navy, neutral, red } = primitives.color;

/** The metadata of the file. */
export interface PdfInformation {
  title: string;
  subject: string;
  author: string;
  keywords: readonly string[];
  /** The date in the file. It is fixed, so that the same texts produce the same bytes. */
  day: Date;
  /** Whether the document has fields to be filled in. @default false */
  hasFields?: boolean;
  /** The size and the direction of the pages. @default US Letter, portrait */
  page?: Pick<PDFKit.PDFDocumentOptions, 'size' | 'layout'>;
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
  ornament: navy['600'].$value.hex,
} as const;

/** US Letter and the edges of its content, in points. */
export const paper = { width: 612, left: 54, right: 558, top: 76, bottom: 728 } as const;
export const contentWidth = paper.right - paper.left;

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

  /** Writes the metadata with escaped texts: PDFKit inserts them into XML as they are. */
  override endMetadata(): void {
    const { info } = this;
    const escaped = Object.entries(info).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? escapeXml(value) : value,
    ]);
    this.info = Object.fromEntries(escaped) as typeof info;
    super.endMetadata();
    this.info = info;
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
  /** @default 'left' */
  align?: 'left' | 'center' | 'right';
  link?: string;
}

/** Creates an empty tagged document with its fonts. `newPage` starts each page. */
export function openPdf({
  title,
  subject,
  author,
  keywords,
  day,
  hasFields = false,
  page = { size: 'LETTER' },
}: PdfInformation): PacketDocument {
  const pdf = new AnnotatedDocument({
    pdfVersion: '1.7',
    ...page,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    // The font of the fields. Every PDF reader has it; an embedded font would contain only the printed characters.
    font: hasFields ? 'Helvetica' : '',
    // The types of PDFKit do not know PDF/UA yet.
    subset: 'PDF/UA' as 'PDF/A-1',
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
  // PDFKit would write lists of characters that PDF/A-1 asks for and PDF/UA refuses; a text has the same effect otherwise.
  Object.assign(pdf, { subset: '1' });
  if (hasFields) pdf.initForm();
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

/** Sets the style of a text, and returns the text as the font can show it. */
function setStyle(
  pdf: PacketDocument,
  text: string,
  { font = 'regular', size = 10, color = colors.text }: TextStyle,
): string {
  const { shown, name } = fitted(text, font);
  // PDFKit embeds a registered font only if it is used.
  pdf.registerFont(name, readFont(name));
  pdf.font(name).fontSize(size).fillColor(color);
  return shown;
}

/** Returns the height of a text in a column, in points. */
export function heightOf(pdf: PacketDocument, text: string, width: number, style: TextStyle = {}): number {
  const shown = setStyle(pdf, text, style);
  return pdf.heightOfString(shown, { width, lineGap });
}

/** Returns the width of a text on one line, in points. */
export function widthOf(pdf: PacketDocument, text: string, style: TextStyle = {}): number {
  const shown = setStyle(pdf, text, style);
  return pdf.widthOfString(shown);
}

/** Draws a text. Call it within a structure element or an artifact. */
export function drawText(
  pdf: PacketDocument,
  { text, x, y, width, style = {}, align = 'left', link }: PlacedText,
): void {
  const shown = setStyle(pdf, text, style);
  pdf.text(shown, x, y, { width, lineGap, align, ...(link !== undefined && { link, underline: true }) });
}
