import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { Paper } from '@redwhiteandcode/contract/credentials/operations.ts';
import { type CertificateDocumentFacts, createCertificate } from './certificate.ts';
import { readPdf } from './read-pdf.ts';

const facts: CertificateDocumentFacts = {
  certificate_number: 'RWC-2026-7K3MZQ9T',
  kind: 'course',
  student_name: 'Sample Learner',
  course_title: 'AI Fundamentals for Business',
  completion_date: '2026-06-30',
  result: { percent: 86, letter: 'B' },
  hours: 40,
  site_url: 'https://site.example',
  seller: 'Sample Seller',
  expires_on: null,
};
const address = 'https://site.example/verify/RWC-2026-7K3MZQ9T';

const words = (length: number) => 'Wonderful Workshop '.repeat(20).slice(0, length).trim();
const hardFacts: Partial<CertificateDocumentFacts>[] = [
  { student_name: 'Bo', course_title: 'SQL', hours: null },
  { student_name: words(60), course_title: words(130), expires_on: '2028-06-30' },
  { student_name: words(100), course_title: words(200), seller: words(60), expires_on: '2028-06-30' },
  { student_name: 'W'.repeat(100), course_title: 'W'.repeat(200) },
  { student_name: 'Nguyễn Thị Hồng Nhung', course_title: 'Trí tuệ nhân tạo cho doanh nghiệp' },
  { student_name: 'Παναγιώτης Παπαδόπουλος', site_url: 'https://a-long-name.of-a-site.learning.example' },
  {
    student_name: 'Александра Константинопольская-Владимирова',
    course_title: 'Основы ИИ '.repeat(12).trim(),
  },
];
const cases = Paper.options.flatMap((paper) => hardFacts.map((some) => ({ paper, ...facts, ...some })));

/** The edges of something on a page, in points from its lower left corner. */
type Box = readonly [left: number, bottom: number, right: number, top: number];

const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

const openPage = async (bytes: Uint8Array) => (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
type Page = Awaited<ReturnType<typeof openPage>>;

/** Returns the box of each line of text, from the baseline to the height of capitals. */
async function textBoxes(page: Page): Promise<Box[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size, x, y] = item.transform as [number, number, number, number, number, number];
    return [[x, y, x + item.width, y + size * 0.7] as Box];
  });
}

/** Returns the box of each painted path. */
async function pathBoxes(page: Page): Promise<Box[]> {
  const { OPS, Util } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  let matrix = [1, 0, 0, 1, 0, 0];
  const saved: number[][] = [];
  return fnArray.flatMap((operator, at) => {
    const values = argsArray[at];
    if (operator === OPS.save) saved.push(matrix);
    if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    if (operator === OPS.transform) matrix = Util.transform(matrix, values);
    if (operator !== OPS.constructPath) return [];
    const box = [Infinity, Infinity, -Infinity, -Infinity];
    Util.axialAlignedBoundingBox(values[2], matrix, box);
    return [box as unknown as Box];
  });
}

/** Returns the box of the QR code with its quiet zone of four modules. */
async function codeBox(page: Page, text: string): Promise<Box> {
  const [, box = ''] = /"bbox":\[([^\]]+)\]/.exec(JSON.stringify(await page.getStructTree())) ?? [];
  const [left, bottom, right, top] = box.split(',').map(Number) as [number, number, number, number];
  const quiet = (4 * (right - left)) / encode(text, { ecc: 'M', border: 0 }).size;
  return [left - quiet, bottom - quiet, right + quiet, top + quiet];
}

/** Returns the modules that the rectangles of the figure cover. */
async function drawnModules(bytes: Uint8Array): Promise<boolean[][]> {
  const pdf = await PDFDocument.load(bytes);
  const streams = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const content = streams
    .filter((object) => object instanceof PDFRawStream)
    .map((stream) => new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()))
    .find((text) => text.includes('/Figure'));
  const [, figure = ''] = /\/Figure <<[^>]*>> BDC([\s\S]*?)EMC/.exec(content ?? '') ?? [];
  const dark = [...figure.matchAll(/^(\d+) (\d+) 1 1 re$/gm)].map(([, x, y]) => `${x} ${y}`);
  const side = Math.max(...dark.map((module) => Number(module.split(' ')[0]))) + 1;
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => dark.includes(`${x} ${y}`)),
  );
}

describe('a certificate', () => {
  it.each([
    ['letter', 792, 612],
    ['a4', 841.89, 595.28],
  ] as const)('on %s paper is one landscape page of that size', async (paper, width, height) => {
    const bytes = await createCertificate(facts, paper);
    expect((await readPdf(bytes)).pages).toBe(1);
    expect((await openPage(bytes)).view).toEqual([0, 0, width, height]);
  });

  it('says who completed which course, when, with how many hours, and where to verify it', async () => {
    const { text, information } = await readPdf(await createCertificate(facts, 'letter'));
    for (const shown of [
      'Sample Seller',
      'Certificate of Completion',
      'This certifies that Sample Learner has completed all lessons of the course AI Fundamentals for Business',
      'Assessed: 86 percent, B',
      'The scale: A from 93, A− from 90, B+ from 87, B from 83, B− from 80, C+ from 77, C from 73, C− from 70 percent.',
      'Study time: 40 hours, estimated by the provider for the whole course',
      'How the hours are computed: https://site.example/help#course-hours',
      'Completed on June 30, 2026',
      'Certificate number RWC-2026-7K3MZQ9T',
      'Verify at site.example/verify/ RWC-2026-7K3MZQ9T',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).not.toContain('Expires');
    expect(information).toMatchObject({
      Title: 'Certificate of Completion RWC-2026-7K3MZQ9T',
      Author: 'Sample Seller',
      Language: 'en-US',
    });
  });

  it('says the scale of its letter also below the longest name and title', async () => {
    const some = {
      ...facts,
      student_name: 'Sample Learner '.repeat(8).trim(),
      course_title: 'Sample course '.repeat(9).trim(),
    };
    expect((await readPdf(await createCertificate(some, 'letter'))).text).toContain('The scale: A from 93,');
  });

  it('of a program names the badge that was earned', async () => {
    const some = { ...facts, kind: 'program', course_title: 'Sample Badge', hours: null } as const;
    const { text } = await readPdf(await createCertificate(some, 'letter'));
    expect(text).toContain('This certifies that Sample Learner has earned the badge Sample Badge');
    expect(text).toContain('Certificate of Participation');
    expect(text).toContain('Earned on June 30, 2026');
  });

  it('shows the date on which it expires, and neither hours nor a result of a course without them', async () => {
    const some = { ...facts, hours: null, result: null, expires_on: '2028-06-30' };
    const { text } = await readPdf(await createCertificate(some, 'letter'));
    expect(text).toContain('Valid until June 30, 2028');
    for (const shown of ['Study time', 'hours', 'Assessed', 'scale']) expect(text).not.toContain(shown);
  });

  it('is tagged, with one heading and a description of the QR code', async () => {
    const bytes = await createCertificate(facts, 'letter');
    const { roles } = await readPdf(bytes);
    expect(roles.filter((role) => role !== '' && role !== 'Root')).toEqual(
      'Document P H1 P P P P P P P P L LI Lbl LBody LI Lbl LBody P P Figure P Span Link'.split(' '),
    );
    expect(JSON.stringify(await (await openPage(bytes)).getStructTree())).toContain(
      `"alt":"QR code of the address ${address}"`,
    );
  });

  it('links to the address where it can be verified', async () => {
    const page = await openPage(await createCertificate(facts, 'a4'));
    const links = (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Link');
    expect(new Set(links.map(({ url }) => url))).toEqual(new Set([address]));
  });

  it.each(Paper.options)(
    'has the QR code of that address, with medium error correction, on %s',
    async (paper) => {
      const { data } = encode(address, { ecc: 'M', border: 0 });
      expect(await drawnModules(await createCertificate(facts, paper))).toEqual(data);
    },
  );

  it('embeds its fonts, also those of names in other scripts', async () => {
    const bytes = await createCertificate({ ...facts, student_name: 'Νίκος Nguyễn' }, 'letter');
    const objects = (await PDFDocument.load(bytes)).context.enumerateIndirectObjects();
    const dictionaries = objects.map(([, object]) => object).filter((object) => object instanceof PDFDict);
    const ofType = (type: string) =>
      dictionaries.filter((dictionary) => dictionary.get(PDFName.of('Type')) === PDFName.of(type));
    const embedded = ofType('FontDescriptor').filter((font) => font.has(PDFName.of('FontFile2')));
    expect(embedded).toHaveLength(3);
    expect(ofType('Font').filter((font) => font.has(PDFName.of('DescendantFonts')))).toHaveLength(3);
  });

  it.each(cases)('keeps every text apart on one page: $paper, $student_name', async ({ paper, ...some }) => {
    const bytes = await createCertificate(some, paper);
    const { text, pages } = await readPdf(bytes);
    expect(pages).toBe(1);
    expect(text.replaceAll(' ', '')).toContain(some.student_name.replaceAll(' ', ''));
    expect(text.replaceAll(' ', '')).toContain(some.course_title.replaceAll(' ', ''));

    const page = await openPage(bytes);
    const texts = await textBoxes(page);
    for (const [at, one] of texts.entries()) {
      expect(texts.slice(at + 1).filter((other) => overlap(one, other))).toEqual([]);
    }
    const paths = await pathBoxes(page);
    const isFrame = ([left, bottom, right, top]: Box) => right - left > 600 && top - bottom > 400;
    const inside = paths.filter(isFrame).reduce((one, other) => (one[0] > other[0] ? one : other));
    for (const [left, bottom, right, top] of texts) {
      const distances = [left - inside[0], bottom - inside[1], inside[2] - right, inside[3] - top];
      expect(Math.min(...distances)).toBeGreaterThan(20);
    }
    // Lines have no height, and waves and lines of the frame surround everything.
    const shapes = paths.filter((path) => path[3] > path[1] && !isFrame(path));
    expect(shapes.length).toBeGreaterThan(20);
    shapes.push(await codeBox(page, `${some.site_url}/verify/${some.certificate_number}`));
    for (const shape of shapes) expect(texts.filter((one) => overlap(one, shape))).toEqual([]);
  });

  it('always has the same bytes', async () => {
    const [one, other] = [await createCertificate(facts, 'a4'), await createCertificate(facts, 'a4')];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});
