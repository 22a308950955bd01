import { getDocumentProxy } from 'unpdf';

interface Node {
  role?: string;
  children?: Node[];
}
const rolesOf = (node: Node): string[] => [node.role ?? '', ...(node.children ?? []).flatMap(rolesOf)];

/** Reads a PDF back for tests: its number of pages, text, structure, and metadata. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  const structure = await Promise.all(pages.map((page) => page.getStructTree()));
  return {
    pages: pdf.numPages,
    text: texts.join(' ').replace(/\s+/g, ' '),
    roles: structure.flatMap((tree) => rolesOf(tree as Node)),
    information: (await pdf.getMetadata()).info,
  };
}
