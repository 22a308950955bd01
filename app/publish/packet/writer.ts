import {
  addContent,
  addElement,
  contentWidth,
  drawArtifact,
  heightOf,
  inks,
  openPdf,
  type PacketDocument,
  paper,
  type PdfInformation,
  setWords,
  type TextStyle,
} from './pdf.ts';

type Structure = PDFKit.PDFStructureElement;

const headings = {
  H1: { style: { font: 'bold', size: 24, ink: inks.brand }, before: 0, after: 6 },
  H2: { style: { font: 'bold', size: 18, ink: inks.brand }, before: 0, after: 6 },
  H3: { style: { font: 'bold', size: 12, ink: inks.brand }, before: 14, after: 5 },
} as const satisfies Record<string, { style: TextStyle; before: number; after: number }>;

/** Writes a document from top to bottom: what it writes is kept together, tagged, and goes on on a new page. */
export class Writer {
  readonly pdf: PacketDocument;
  readonly #root: Structure;
  #section: Structure;
  /** Where the next block begins, in points from the top of the page. */
  y: number = paper.top;

  constructor(information: PdfInformation) {
    this.pdf = openPdf(information);
    this.#root = this.pdf.struct('Document');
    this.pdf.addStructure(this.#root);
    this.#section = this.#root;
  }

  /** Where new blocks belong in the structure. */
  get section(): Structure {
    return this.#section;
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = paper.top;
  }

  /** Begins a document of its own on a page of its own, with a bookmark. */
  openDocument(title: string, lead: string): void {
    if (this.#section !== this.#root) this.#section.end();
    this.newPage();
    this.#section = addElement(this.pdf, this.#root, 'Sect', { title });
    this.pdf.outline.addItem(title);
    this.heading('H2', title);
    this.paragraph(lead, { ink: inks.muted, size: 10.5 });
    this.skip(4);
  }

  /** Goes to the next page where less than this height is left. */
  keep(height: number): void {
    if (this.y + height > paper.bottom) this.newPage();
  }

  skip(points: number): void {
    this.y += points;
  }

  /** A heading that never stands alone at a page's foot. */
  heading(level: keyof typeof headings, words: string): void {
    const { style, before, after } = headings[level];
    if (this.y > paper.top) this.skip(before);
    const height = heightOf(this.pdf, words, contentWidth, style);
    this.keep(height + 64);
    this.#block(level, words, height, style);
    this.skip(after);
  }

  paragraph(words: string, style: TextStyle = {}): void {
    const height = heightOf(this.pdf, words, contentWidth, style);
    this.keep(height);
    this.#block('P', words, height, style);
    this.skip(6);
  }

  /** A paragraph on a tinted ground. */
  note(words: string): void {
    const pad = 12;
    const width = contentWidth - pad * 2;
    const height = heightOf(this.pdf, words, width) + pad * 2 - 2;
    this.keep(height);
    drawArtifact(this.pdf, 'Layout', () => {
      this.pdf.rect(paper.left, this.y, contentWidth, height).fill(inks.tint);
      this.pdf.rect(paper.left, this.y, 3, height).fill(inks.accent);
    });
    addContent(this.pdf, this.#section, 'P', () =>
      setWords(this.pdf, words, { x: paper.left + pad + 3, y: this.y + pad, width: width - 3 }),
    );
    this.y += height + 10;
  }

  /** A list with bullets or with numbers. */
  list(items: readonly string[], kind: 'bullets' | 'numbers' = 'bullets'): void {
    const list = addElement(this.pdf, this.#section, 'L');
    for (const [place, words] of items.entries()) {
      const label = kind === 'numbers' ? `${place + 1}.` : '•';
      this.listItem(list, words, (item) =>
        addContent(this.pdf, item, 'Lbl', () =>
          setWords(this.pdf, label, { x: paper.left + 2, y: this.y, width: 18 }, { font: 'bold' }),
        ),
      );
    }
    list.end();
    this.skip(4);
  }

  /** One item of a list, its label drawn by the caller. */
  listItem(list: Structure, words: string, drawLabel: (item: Structure) => void): void {
    const indent = 20;
    const height = heightOf(this.pdf, words, contentWidth - indent);
    this.keep(height);
    const item = addElement(this.pdf, list, 'LI');
    drawLabel(item);
    addContent(this.pdf, item, 'LBody', () =>
      setWords(this.pdf, words, { x: paper.left + indent, y: this.y, width: contentWidth - indent }),
    );
    item.end();
    this.y += height + 4;
  }

  /** A source: its title as a link, and under it the address to type. */
  source(title: string, href: string): void {
    const small = { size: 8.5, ink: inks.muted };
    const titleHeight = heightOf(this.pdf, title, contentWidth);
    const height = titleHeight + heightOf(this.pdf, href, contentWidth, small);
    this.keep(height);
    const paragraph = addElement(this.pdf, this.#section, 'P');
    this.pdf.withAnnotation({ Contents: new String(title) }, () =>
      addContent(this.pdf, paragraph, 'Link', () =>
        setWords(
          this.pdf,
          title,
          { x: paper.left, y: this.y, width: contentWidth, link: href },
          { ink: inks.link },
        ),
      ),
    );
    addContent(this.pdf, paragraph, 'Span', () =>
      setWords(this.pdf, href, { x: paper.left, y: this.y + titleHeight, width: contentWidth }, small),
    );
    paragraph.end();
    this.y += height + 7;
  }

  /** Ends the structure and writes on every page what it belongs to and which page it is. */
  finish(head: string, foot: string): void {
    if (this.#section !== this.#root) this.#section.end();
    this.#root.end();
    const { start, count } = this.pdf.bufferedPageRange();
    const small = { size: 8.5, ink: inks.muted };
    for (let page = start; page < start + count; page++) {
      this.pdf.switchToPage(page);
      drawArtifact(this.pdf, 'Pagination', () => {
        setWords(this.pdf, head, { x: paper.left, y: 40, width: contentWidth }, { ...small, font: 'bold' });
        this.pdf.moveTo(paper.left, 56).lineTo(paper.right, 56).lineWidth(0.75).stroke(inks.rule);
        setWords(this.pdf, foot, { x: paper.left, y: 748, width: contentWidth - 80 }, small);
        const number = `Page ${page + 1} of ${count}`;
        this.pdf.text(number, paper.right - 80, 748, { width: 80, align: 'right' });
      });
    }
  }

  #block(type: string, words: string, height: number, style: TextStyle): void {
    const { y } = this;
    addContent(this.pdf, this.#section, type, () =>
      setWords(this.pdf, words, { x: paper.left, y, width: contentWidth }, style),
    );
    this.y += height;
  }
}
