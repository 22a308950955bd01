import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { paper } from './pdf.ts';

interface Node {
  role?: string;
  children?: Node[];
}
const rolesOf = (node: Node): string[] => [node.role ?? '', ...(node.children ?? []).flatMap(rolesOf)];

/** Returns the texts that a page gives in place of shapes in another order (`ActualText`), which PDF.js ignores. */
function actualTexts({ node }: PDFPage): string[] {
  const contents = node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => node.context.lookup(one)) : [contents];
  const content = streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()))
    .join('\n');
  return Array.from(content.matchAll(/\/Span <<\/ActualText <FEFF(\w*)>>> BDC/g), ([, digits = '']) =>
    Buffer.from(digits, 'hex').swap16().toString('utf16le'),
  );
}

type Item = { str: string } | { type: string; tag?: string };

/** Returns the text of a page as a PDF reader copies it. */
function textOf(items: readonly Item[], actual: readonly string[]): string {
  const texts = actual.values();
  const found: string[] = [];
  let depth = 0;
  for (const item of items) {
    if ('str' in item) {
      if (depth === 0) found.push(item.str);
    } else if (depth > 0) depth += item.type === 'endMarkedContent' ? -1 : 1;
    else if (item.tag === 'Span' && item.type === 'beginMarkedContentProps' && !('id' in item && item.id)) {
      depth = 1;
      found.push(texts.next().value ?? '');
    }
  }
  return found.join(' ');
}

/** Returns how much of a page's content area the text reaches down to, from 0 to 1. The footer does not count. */
function filledShare(items: readonly object[]): number {
  const baselines = items
    .flatMap((item) => ('transform' in item ? [(item.transform as number[])[5] ?? 0] : []))
    .filter((fromBottom) => fromBottom > pageHeight - paper.bottom);
  return (pageHeight - Math.min(...baselines) - paper.top) / (paper.bottom - paper.top);
}

/** The height of a page in letter size, in points. */
const pageHeight = 792;

/** Reads a PDF back for tests: its number of pages, how far each is filled, text, structure, and metadata. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const drawn = (await PDFDocument.load(bytes)).getPages();
  const contents = await Promise.all(
    pages.map(async (page) => (await page.getTextContent({ includeMarkedContent: true })).items),
  );
  const texts = contents.map((items, at) => textOf(items, drawn[at] ? actualTexts(drawn[at]) : []));
  const structure = await Promise.all(pages.map((page) => page.getStructTree()));
  return {
    pages: pdf.numPages,
    filled: contents.map(filledShare),
    text: texts.join(' ').replace(/\s+/g, ' '),
    roles: structure.flatMap((tree) => rolesOf(tree as Node)),
    information: (await pdf.getMetadata()).info,
  };
}
