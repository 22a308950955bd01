import { buffer } from 'node:stream/consumers';
import primitives from '@redwhiteandcode/design-system/tokens/primitives.tokens.json' with { type: 'json' };
import PDFDocument from 'pdfkit';
import { escapeXml, printed } from './characters.ts';
import { openFont, readFont, typefaces } from './fonts.ts';
import { asRead, breakable, type Run, runsOf, type Setting, settingOf } from './runs.ts';

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

/** PDFKit's method that draws a line, which its types do not know. */
interface LineDrawing {
  _fragment(line: string, x: number, y: number, options: LineOptions): void;
}
interface LineOptions extends PDFKit.Mixins.TextOptions {
  /** The width of the column. */
  lineWidth?: number;
}

/** The share of a line's free width that is before its text. */
const shareBefore: Readonly<Record<string, number>> = { left: 0, center: 0.5, right: 1 };
const drawing = PDFDocument.prototype as unknown as LineDrawing;

/** The measures of a run at size 1: its width, and its reach above and below the baseline. */
interface Measures {
  width: number;
  ascent: number;
  descent: number;
}

/** Returns text as UTF-16 in hexadecimal digits, as a content stream may have it. */
const utf16 = (text: string): string => `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}`;

/**
 * PDFKit's document, with links and fields that are in the structure and have an accessible name, and with texts of several
 * scripts and directions: PDFKit breaks them into lines, but knows one font and one direction.
 */
class AnnotatedDocument extends PDFDocument {
  #extras: AnnotationExtras | undefined;
  #setting: Setting | undefined;
  #size = 0;
  /** The distance of a line's baseline from its top. */
  #baseline = 0;
  /** The height that a line needs more than the base font. */
  #extraHeight = 0;
  /** The measures of runs. Documents are fitted by measuring them again and again. */
  readonly #measured = new Map<string, Measures>();

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

  /** Sets how the lines of a text are drawn and measured. */
  useSetting(setting: Setting, size: number): void {
    this.#setting = setting;
    this.#size = size;
    const [base, ...others] = [setting.base, ...setting.typefaces].map(
      (name) => typefaces[name][setting.weight],
    );
    // PDFKit embeds a registered font only if it is used.
    for (const file of [base, ...others]) if (file) this.registerFont(file, readFont(file));
    this.font(base ?? '').fontSize(size);
    const font = openFont(base ?? '');
    const runs = setting.isPlain
      ? []
      : setting.text.split('\n').flatMap((line) => runsOf(line, setting).runs);
    const shapes = runs.map((run) => this.#measure(run));
    const highest = Math.max(font.ascent / font.unitsPerEm, ...shapes.map(({ ascent }) => ascent));
    const lowest = Math.max(-font.descent / font.unitsPerEm, ...shapes.map(({ descent }) => descent));
    this.#baseline = highest * size;
    this.#extraHeight = (highest + lowest) * size - ((font.ascent - font.descent) / font.unitsPerEm) * size;
  }

  /** Returns the height of a line, with room for letters that are taller than those of the base font. */
  override currentLineHeight(includeGap?: boolean): number {
    return super.currentLineHeight(includeGap) + this.#extraHeight;
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    if (!this.#setting || this.#setting.isPlain) return super.widthOfString(text, options);
    const { runs } = runsOf(text, this.#setting);
    return runs.reduce((sum, run) => sum + this.#measure(run).width * this.#size, 0);
  }

  /** Returns the measures of a run at size 1. */
  #measure({ text, file }: Run): Measures {
    const key = `${file} ${text}`;
    const known = this.#measured.get(key);
    if (known) return known;
    const font = openFont(file);
    const { unitsPerEm } = font;
    const { advanceWidth, bbox } = font.layout(text, []);
    const measures = {
      width: advanceWidth / unitsPerEm,
      ascent: bbox.maxY / unitsPerEm,
      descent: -bbox.minY / unitsPerEm,
    };
    this.#measured.set(key, measures);
    return measures;
  }

  /** Draws a line in its runs. Screen readers and copies get the text in the order of reading. */
  _fragment(line: string, x: number, y: number, options: LineOptions): void {
    if (!this.#setting || this.#setting.isPlain) {
      drawing._fragment.call(this, line, x, y, options);
      return;
    }
    const { runs, isReordered } = runsOf(line.trimEnd(), this.#setting);
    const widths = runs.map((run) => this.#measure(run).width * this.#size);
    const free = (options.lineWidth ?? 0) - widths.reduce((sum, width) => sum + width, 0);
    let left = x + free * (shareBefore[options.align ?? 'left'] ?? 0);
    if (isReordered) this.addContent(`/Span <</ActualText <${utf16(asRead(line))}>>> BDC`);
    for (const [at, { text, file }] of runs.entries()) {
      this.font(file);
      drawing._fragment.call(this, text, left, y + this.#baseline, { baseline: 'alphabetic', features: [] });
      left += widths[at] ?? 0;
    }
    if (isReordered) this.addContent('EMC');
    this.useSetting(this.#setting, this.#size);
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

/** Sets the style of a text, and returns the text as documents show it. */
function setStyle(
  pdf: PacketDocument,
  text: string,
  { font = 'regular', size = 10, color = colors.text }: TextStyle,
): string {
  const shown = printed(text);
  pdf.useSetting(settingOf(shown, font), size);
  pdf.fillColor(color);
  return breakable(shown);
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
