import {
  addElement,
  addText,
  colors,
  contentWidth,
  drawArtifact,
  drawText,
  heightOf,
  openPdf,
  type PacketDocument,
  paper,
  type PdfInformation,
  type TextStyle,
} from './pdf.ts';

type Structure = PDFKit.PDFStructureElement;

const headings = {
  H1: { style: { font: 'bold', size: 24, color: colors.brand }, before: 0, after: 6 },
  H2: { style: { font: 'bold', size: 18, color: colors.brand }, before: 22, after: 6 },
  H3: { style: { font: 'bold', size: 12, color: colors.brand }, before: 12, after: 5 },
} as const satisfies Record<string, { style: TextStyle; before: number; after: number }>;

/** The distance of a list's texts from its left edge, and the space below each, in points. */
const listIndent = 20;
const listGap = 4;

const small = { size: 8.5, color: colors.muted } as const;

/** Writes tagged blocks from top to bottom. A block that does not fit is moved to a new page. */
export class Writer {
  readonly pdf: PacketDocument;
  readonly #root: Structure;
  #section: Structure;
  /** The top of the next block, in points from the top of the page. */
  y: number = paper.top;

  constructor(information: PdfInformation) {
    this.pdf = openPdf(information);
    this.#root = this.pdf.struct('Document');
    this.pdf.addStructure(this.#root);
    this.#section = this.#root;
  }

  /** The structure element that new blocks are added to. */
  get section(): Structure {
    return this.#section;
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = paper.top;
  }

  /** Starts a document on a new page, with a bookmark and a heading of this level. */
  openDocument(title: string, lead: string, level: 'H1' | 'H2' = 'H2'): void {
    this.newPage();
    this.openSection(title, lead, level);
  }

  /** Starts a section below what the page has, with a bookmark and a heading of this level. */
  openSection(title: string, lead: string, level: 'H1' | 'H2' = 'H2'): void {
    if (this.#section !== this.#root) this.#section.end();
    this.#section = addElement(this.pdf, this.#root, 'Sect', { title });
    this.pdf.outline.addItem(title);
    this.heading(level, title);
    this.paragraph(lead, { color: colors.muted, size: 10.5 });
    this.skip(4);
  }

  /** Starts a new page if less than this height is left. */
  reserve(height: number): void {
    if (this.y + height > paper.bottom) this.newPage();
  }

  skip(points: number): void {
    this.y += points;
  }

  /** Adds a heading, with the look of another level if there is one. It is never the last block of a page. */
  heading(level: keyof typeof headings, text: string, look: keyof typeof headings = level): void {
    const { style, before, after } = headings[look];
    if (this.y > paper.top) this.skip(before);
    this.#block(level, text, style, 64);
    this.skip(after);
  }

  paragraph(text: string, style: TextStyle = {}): void {
    this.#block('P', text, style);
    this.skip(6);
  }

  /** Adds a paragraph with a tinted background. */
  note(text: string): void {
    const pad = 12;
    const width = contentWidth - pad * 2;
    const height = heightOf(this.pdf, text, width) + pad * 2 - 2;
    this.reserve(height);
    drawArtifact(this.pdf, 'Layout', () => {
      this.pdf.rect(paper.left, this.y, contentWidth, height).fill(colors.tint);
      this.pdf.rect(paper.left, this.y, 3, height).fill(colors.accent);
    });
    const place = { x: paper.left + pad + 3, y: this.y + pad, width: width - 3 };
    addText(this.pdf, this.#section, 'P', { text, ...place });
    this.y += height + 10;
  }

  /** Returns the height of a list with a heading. */
  heightOfList(items: readonly string[]): number {
    const { style, before, after } = headings.H3;
    const heading = before + heightOf(this.pdf, 'Heading', contentWidth, style) + after;
    return items.reduce(
      (sum, text) => sum + heightOf(this.pdf, text, contentWidth - listIndent) + listGap,
      heading + listGap,
    );
  }

  /** Adds a list with bullets or numbers. */
  list(items: readonly string[], kind: 'bullets' | 'numbers' = 'bullets'): void {
    const list = addElement(this.pdf, this.#section, 'L');
    for (const [index, text] of items.entries()) {
      const label = kind === 'numbers' ? `${index + 1}.` : '•';
      this.listItem(list, text, (item) => {
        const place = { x: paper.left + 2, y: this.y, width: 18 };
        addText(this.pdf, item, 'Lbl', { text: label, ...place, style: { font: 'bold' } });
      });
    }
    list.end();
    this.skip(listGap);
  }

  /** Adds an item to a list. The caller adds its label. */
  listItem(list: Structure, text: string, addLabel: (item: Structure) => void): void {
    const width = contentWidth - listIndent;
    const height = heightOf(this.pdf, text, width);
    this.reserve(height);
    const item = addElement(this.pdf, list, 'LI');
    addLabel(item);
    addText(this.pdf, item, 'LBody', { text, x: paper.left + listIndent, y: this.y, width });
    item.end();
    this.y += height + listGap;
  }

  /** Adds a source: its title as a link, and below it the address as text. */
  source(title: string, href: string): void {
    const titleHeight = heightOf(this.pdf, title, contentWidth);
    const height = titleHeight + heightOf(this.pdf, href, contentWidth, small);
    this.reserve(height);
    const paragraph = addElement(this.pdf, this.#section, 'P');
    const place = { x: paper.left, y: this.y, width: contentWidth };
    this.pdf.withAnnotation({ Contents: new String(title) }, () =>
      addText(this.pdf, paragraph, 'Link', {
        text: title,
        ...place,
        link: href,
        style: { color: colors.link },
      }),
    );
    addText(this.pdf, paragraph, 'Span', { text: href, ...place, y: this.y + titleHeight, style: small });
    paragraph.end();
    this.y += height + 7;
  }

  /** Ends the structure, and writes the header, the footer and the page number on every page. */
  finish(header: string, footer: string): void {
    if (this.#section !== this.#root) this.#section.end();
    this.#root.end();
    const { start, count } = this.pdf.bufferedPageRange();
    const left = { x: paper.left, width: contentWidth - 80, style: small };
    for (let page = start; page < start + count; page++) {
      this.pdf.switchToPage(page);
      drawArtifact(this.pdf, 'Pagination', () => {
        drawText(this.pdf, {
          ...left,
          text: header,
          y: 40,
          width: contentWidth,
          style: { ...small, font: 'bold' },
        });
        this.pdf.moveTo(paper.left, 56).lineTo(paper.right, 56).lineWidth(0.75).stroke(colors.rule);
        drawText(this.pdf, { ...left, text: footer, y: 748 });
        const number = `Page ${page + 1} of ${count}`;
        this.pdf.text(number, paper.right - 80, 748, { width: 80, align: 'right' });
      });
    }
  }

  /** Adds a text of the full width, with room for more below it on the same page. */
  #block(type: string, text: string, style: TextStyle, more = 0): void {
    const height = heightOf(this.pdf, text, contentWidth, style);
    this.reserve(height + more);
    const place = { x: paper.left, y: this.y, width: contentWidth };
    addText(this.pdf, this.#section, type, { text, ...place, style });
    this.y += height;
  }
}
