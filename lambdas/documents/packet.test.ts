import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { packetCopy as copy } from '@redwhiteandcode/contract/tax/packet.ts';
import { covered, employerDuties, notCovered, records } from '@redwhiteandcode/contract/tax/section127.ts';
import { taxSources } from '@redwhiteandcode/contract/tax/taxSources.ts';
import { createPacket } from './packet.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

interface Node {
  role?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

interface PageContent {
  /** The text inside the structure, and the text of artifacts. */
  text: string;
  artifacts: string;
  nodes: Node[];
  annotations: Record<string, unknown>[];
}

const settings = { siteUrl: 'https://site.example', supportEmail: 'help@site.example' };
let bytes: Buffer;
let pdf: Pdf;
let pages: PageContent[];

const flatten = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flatten)];
const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Reads a page's text, with the text of artifacts separate from that of the structure. */
async function readTexts(page: Page): Promise<Pick<PageContent, 'text' | 'artifacts'>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = { text: '', artifacts: '' };
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const kind = open.includes('Artifact') ? 'artifacts' : 'text';
      texts[kind] += item.hasEOL ? `${item.str} ` : item.str;
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(String((item as { tag?: unknown }).tag));
    if (!('str' in item)) texts.text += ' ';
  }
  return { text: squeeze(texts.text), artifacts: squeeze(texts.artifacts) };
}

async function readPage(page: Page): Promise<PageContent> {
  return {
    ...(await readTexts(page)),
    nodes: flatten((await page.getStructTree()) as Node),
    annotations: await page.getAnnotations(),
  };
}

beforeAll(async () => {
  bytes = await createPacket(settings);
  pdf = await getDocumentProxy(new Uint8Array(bytes));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  pages = await Promise.all(numbers.map(async (number) => readPage(await pdf.getPage(number))));
});

const allText = () => pages.map(({ text }) => text).join(' ');
const allNodes = () => pages.flatMap(({ nodes }) => nodes);
const fields = () =>
  pages.flatMap(({ annotations }) => annotations).filter(({ subtype }) => subtype === 'Widget');

describe('the sample packet', () => {
  it('has its title and language, and is tagged', async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: copy.title, Language: 'en-US' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true');
  });

  it('contains the texts of the three documents, the cover and the sources', () => {
    const text = allText();
    for (const { title } of [copy.form, copy.explainer, copy.checklist]) expect(text).toContain(title);
    const sentences = [
      copy.cover.blank,
      copy.explainer.ruleText,
      ...copy.form.statements,
      ...employerDuties.items,
      ...covered.items,
      ...notCovered.items,
      ...records.employee,
      ...records.employer,
      ...Object.values(taxSources).map(({ title }) => title),
    ];
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
    expect(text).toContain(`${limitText(latestAnnualLimit)} in calendar year ${latestAnnualLimit.year}`);
  });

  it('says on every page that it is a blank sample', () => {
    expect(pages.every(({ artifacts }) => /Blank sample/.test(artifacts))).toBe(true);
    expect(pages[0]?.text).toContain('blank sample');
  });

  it('has headings, lists with labels, tables with headers, fields and links in its structure', () => {
    const roles = allNodes().map(({ role }) => role);
    const expected = 'H1 H2 H3 P L LI Lbl LBody Table TR TH TD Form Link'.split(' ');
    expect(roles).toEqual(expect.arrayContaining(expected));
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  });

  it('has page numbers that screen readers do not read', () => {
    for (const [index, { artifacts, text }] of pages.entries()) {
      expect(artifacts).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(text).not.toContain(`Page ${index + 1} of`);
    }
  });

  it('has a unique name for every field, and every field and link in its structure', () => {
    const names = fields().map(({ fieldName }) => fieldName);
    expect(names.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
    expect(fields().filter(({ alternativeText }) => !alternativeText)).toEqual([]);
    for (const { nodes, annotations } of pages) {
      const inStructure = nodes.filter(({ type }) => type === 'annotation' || type === 'object').length;
      expect(inStructure).toBe(annotations.length);
    }
  });

  it('is blank', () => {
    const filled = fields().filter(({ fieldValue }) => fieldValue && fieldValue !== 'Off');
    expect(filled).toEqual([]);
  });

  it('has a bookmark for each document', async () => {
    const titles = (await pdf.getOutline()).map(({ title }) => title);
    expect(titles).toEqual([
      copy.title,
      copy.form.title,
      copy.explainer.title,
      copy.checklist.title,
      copy.checklist.sources,
    ]);
  });

  it('links to the sources and to the site', () => {
    const targets = pages.flatMap(({ annotations }) => annotations.map(({ url }) => url)).filter(Boolean);
    for (const { href } of Object.values(taxSources)) expect(targets).toContain(href);
    expect(allText()).toContain(settings.supportEmail);
    expect(targets).toContain(`${settings.siteUrl}/verify`);
  });

  it('always has the same bytes, and is small', async () => {
    expect(bytes.equals(await createPacket(settings))).toBe(true);
    expect(bytes.length).toBeLessThan(150_000);
  });
});
