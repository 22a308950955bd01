import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import { packetCopy as copy } from '../../src/copy/packet.ts';
import { covered, employerDuties, notCovered, records } from '../../src/copy/section127.ts';
import { taxSources } from '../../src/copy/taxSources.ts';
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
  /** Words inside the structure, and words of artifacts. */
  words: string;
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

/** Reads a page's words, told apart by whether they are marked as an artifact. */
async function readWords(page: Page): Promise<Pick<PageContent, 'words' | 'artifacts'>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = { words: '', artifacts: '' };
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const kind = open.includes('Artifact') ? 'artifacts' : 'words';
      texts[kind] += item.hasEOL ? `${item.str} ` : item.str;
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(String((item as { tag?: unknown }).tag));
    if (!('str' in item)) texts.words += ' ';
  }
  return { words: squeeze(texts.words), artifacts: squeeze(texts.artifacts) };
}

async function readPage(page: Page): Promise<PageContent> {
  return {
    ...(await readWords(page)),
    nodes: flatten((await page.getStructTree()) as Node),
    annotations: await page.getAnnotations(),
  };
}

beforeAll(async () => {
  bytes = await createPacket(settings);
  pdf = await getDocumentProxy(new Uint8Array(bytes));
  const numbers = Array.from({ length: pdf.numPages }, (_, place) => place + 1);
  pages = await Promise.all(numbers.map(async (number) => readPage(await pdf.getPage(number))));
});

const allWords = () => pages.map((page) => page.words).join(' ');
const allNodes = () => pages.flatMap(({ nodes }) => nodes);
const fields = () =>
  pages.flatMap(({ annotations }) => annotations).filter(({ subtype }) => subtype === 'Widget');

describe('the sample packet', () => {
  it('says its title and its language, and is tagged', async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: copy.title, Language: 'en-US' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true');
  });

  it('holds the words of the three documents, of the cover and of the sources', () => {
    const text = allWords();
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

  it('is said to be a blank sample on every page', () => {
    expect(pages.every(({ artifacts }) => /Blank sample/.test(artifacts))).toBe(true);
    expect(pages[0]?.words).toContain('blank sample');
  });

  it('has headings, lists with labels, tables with headings, fields and links in its structure', () => {
    const roles = new Set(allNodes().map(({ role }) => role));
    for (const role of [
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'Form',
      'Link',
    ]) {
      expect(roles).toContain(role);
    }
    expect(allNodes().filter(({ role }) => role === 'H1')).toHaveLength(1);
  });

  it('keeps page numbers out of what is read aloud', () => {
    for (const [place, { artifacts, words: read }] of pages.entries()) {
      expect(artifacts).toContain(`Page ${place + 1} of ${pages.length}`);
      expect(read).not.toContain(`Page ${place + 1} of`);
    }
  });

  it('names every field, each once, and puts it and every link into the structure', () => {
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

  it('leads to each document with a bookmark', async () => {
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
    expect(allWords()).toContain(settings.supportEmail);
    expect(targets).toContain(`${settings.siteUrl}/verify`);
  });

  it('is the same bytes each time, and light', async () => {
    expect(bytes.equals(await createPacket(settings))).toBe(true);
    expect(bytes.length).toBeLessThan(150_000);
  });
});
