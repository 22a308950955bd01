import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { resultText, scaleText } from '@redwhiteandcode/contract/assessment/scale.ts';
import { hoursSource } from '@redwhiteandcode/contract/course/hours.ts';
import { studyTimeText, studyWords } from '@redwhiteandcode/contract/course/statements.ts';
import {
  assessed,
  certificateWords,
  certifiesThat,
  signatoryRole,
  validUntil,
} from '@redwhiteandcode/design-system/printed-certificate';
import { encode } from 'uqr';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import type { Paper } from '@redwhiteandcode/contract/credentials/operations.ts';
import { drawFrame, drawSeal } from './ornament.ts';
import { longDay, utcStartOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import {
  addElement,
  addText,
  closePdf,
  colors,
  drawArtifact,
  drawLine,
  drawText,
  heightOf,
  openPdf,
  type PacketDocument,
  type TextStyle,
  widthOf,
} from './pdf.ts';

/** What a certificate shows. */
export interface CertificateDocumentFacts {
  certificate_number: string;
  kind: keyof typeof certificateWords;
  student_name: string;
  /** The title of the course or of the program's badge. */
  course_title: string;
  /** An ISO date. */
  completion_date: string;
  /** The result of the assessment; null for completion only. */
  result: Pick<CertificateResult, 'percent' | 'letter'> | null;
  /** The estimated hours of study; null if the course states none. */
  hours: number | null;
  /** The site's address, without a slash at the end. */
  site_url: string;
  /** The name of the issuer. */
  seller: string;
  /** An ISO date; null if the certificate never expires. */
  expires_on: string | null;
}

type Structure = PDFKit.PDFStructureElement;

/** The parts of a certificate while it is drawn. */
interface Sheet {
  pdf: PacketDocument;
  root: Structure;
  facts: CertificateDocumentFacts;
}

const sizes = { letter: 'LETTER', a4: 'A4' } as const satisfies Record<Paper, string>;

/** The distances of the content from the edges of the page, in points, as all measures here. */
const margin = { side: 80, top: 74, bottom: 74 };
const footHeight = 138;
const columnWidth = 190;
const wordsWidth = 560;
const codeSide = 76;
const sealRadius = 40;

const label = { size: 9.5, color: colors.muted } as const;
const lead = { size: 13, color: colors.muted } as const;

/**
 * Returns a certificate as a PDF of one landscape page, with the ornament of the design system's
 * `CertificateSheet` and a QR code of the address where anyone can verify it. The same facts give the same bytes.
 */
export async function createCertificate(facts: CertificateDocumentFacts, paper: Paper): Promise<Uint8Array> {
  const pdf = openPdf({
    title: `${certificateWords[facts.kind].title} ${facts.certificate_number}`,
    subject: facts.course_title,
    author: facts.seller,
    keywords: [facts.certificate_number],
    day: utcStartOf(facts.completion_date),
    page: { size: sizes[paper], layout: 'landscape' },
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.addPage();
  drawFrame(pdf);
  const sheet = { pdf, root, facts };
  const top = addHead(sheet);
  const bottom = pdf.page.height - margin.bottom;
  addWords(sheet, top, bottom - footHeight);
  addDates(sheet, bottom);
  addIssuer(sheet, bottom);
  addVerification(sheet, bottom);
  root.end();
  return closePdf(pdf);
}

/** A text with the style and the width in which it fits its place, and the height that it takes there. */
interface Fitted {
  text: string;
  style: TextStyle;
  width: number;
  height: number;
}

/** Fits a text into a box: in the largest size that has room, in lines of about the same length. */
function fit(
  pdf: PacketDocument,
  text: string,
  box: { width: number; height: number },
  { size: largest, smallest, ...look }: TextStyle & { size: number; smallest: number },
): Fitted {
  const isTooTall = (size: number) => heightOf(pdf, text, box.width, { ...look, size }) > box.height;
  let size = largest;
  while (size > smallest && isTooTall(size)) size -= 0.5;
  const style = { ...look, size };
  const height = heightOf(pdf, text, box.width, style);
  let width = Math.max(...text.split(/\s+/).map((word) => widthOf(pdf, word, style))) + 1;
  while (width < box.width && heightOf(pdf, text, width, style) > height) width += 2;
  return { text, style, width: Math.min(width, box.width), height };
}

/** Adds a text in the middle of the page. */
function addCentered(
  { pdf, root }: Sheet,
  type: 'H1' | 'P',
  { text, style, width }: Fitted,
  y: number,
): void {
  const x = (pdf.page.width - width) / 2;
  addText(pdf, root, type, { text, style, width, x, y, align: 'center' });
}

/** Adds the issuer, the red rule and the heading. Returns the end of the heading. */
function addHead(sheet: Sheet): number {
  const { pdf, facts } = sheet;
  const look = { font: 'bold', color: colors.brand } as const;
  const issuer = fit(
    pdf,
    facts.seller,
    { width: wordsWidth, height: 24 },
    { ...look, size: 16, smallest: 8 },
  );
  const heading = fit(
    pdf,
    certificateWords[facts.kind].title,
    { width: wordsWidth, height: 40 },
    { ...look, size: 29, smallest: 29 },
  );
  addCentered(sheet, 'P', issuer, margin.top);
  const ruleTop = margin.top + 26;
  drawArtifact(pdf, 'Layout', () => pdf.rect(pdf.page.width / 2 - 28, ruleTop, 56, 3.2).fill(colors.accent));
  addCentered(sheet, 'H1', heading, ruleTop + 15);
  return ruleTop + 15 + heading.height;
}

type Line = Fitted & { after: number; hasRule?: boolean };

const heightOfLines = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + line.height + line.after, 0);

/**
 * Fits the words of a certificate. `share` is the part of their usual height that the name and the title have, so that the
 * scale always fits below a letter.
 */
function wordsOf({ pdf, facts }: Sheet, share: number): Line[] {
  const box = (height: number) => ({ width: wordsWidth, height });
  const leadOf = (text: string) => fit(pdf, text, box(20), { ...lead, smallest: 13 });
  const nameStyle = { font: 'bold', color: colors.brand, size: 44, smallest: 9 } as const;
  const name = fit(pdf, facts.student_name, box(74 * share), nameStyle);
  const courseStyle = { font: 'bold', size: 20, smallest: 9 } as const;
  const course = fit(pdf, facts.course_title, box(66 * share), courseStyle);
  return [
    { ...leadOf(certifiesThat), after: 4 },
    { ...name, after: 22, hasRule: true },
    { ...leadOf(certificateWords[facts.kind].statement), after: 6 },
    { ...course, after: 4 },
    ...(facts.result ? [{ ...leadOf(`${assessed}: ${resultText(facts.result)}`), after: 2 }] : []),
    ...(facts.hours === null
      ? []
      : [{ ...leadOf(`${studyWords.time}: ${studyTimeText(facts.hours)}`), after: 2 }]),
    ...(facts.result?.letter ? [noteOf(pdf, `The scale: ${scaleText}.`)] : []),
  ];
}

const noteOf = (pdf: PacketDocument, text: string): Line => ({
  ...fit(pdf, text, { width: wordsWidth, height: 14 }, { ...label, smallest: 7 }),
  after: 0,
});

/** Adds who completed which course, in the middle between two heights. */
function addWords(sheet: Sheet, top: number, bottom: number): void {
  const { pdf, facts } = sheet;
  const isFitting = (words: readonly Line[]) => heightOfLines(words) + 24 < bottom - top;
  let share = 1;
  let lines = wordsOf(sheet, share);
  while (!isFitting(lines) && share > 0.4) lines = wordsOf(sheet, (share -= 0.2));
  if (facts.hours !== null) {
    const source = noteOf(pdf, hoursSource(facts.site_url));
    // A long name and a long title leave no room for it.
    if (isFitting([...lines, source])) lines.push(source);
  }
  const height = heightOfLines(lines);
  const center = pdf.page.width / 2;
  let y = top + (bottom - top - height) / 2;
  for (const { after, hasRule, ...line } of lines) {
    addCentered(sheet, 'P', line, y);
    y += line.height;
    const half = Math.max(line.width + 56, 260) / 2;
    if (hasRule) drawLine(pdf, [center - half, y + 6], [center + half, y + 6], colors.line);
    y += after;
  }
}

/** Adds the dates and the number at the left, as a list that ends at this height. */
function addDates({ pdf, root, facts }: Sheet, bottom: number): void {
  const rows = [
    [certificateWords[facts.kind].dated, longDay(facts.completion_date)],
    ...(facts.expires_on === null ? [] : [[validUntil, longDay(facts.expires_on)] as const]),
    ['Certificate number', facts.certificate_number],
  ] as const;
  const place = { x: margin.side, width: columnWidth };
  const list = addElement(pdf, root, 'L');
  for (const [index, [name, value]] of rows.entries()) {
    const y = bottom - 36 * (rows.length - index) + 6;
    const item = addElement(pdf, list, 'LI');
    addText(pdf, item, 'Lbl', { ...place, text: name, y, style: label });
    addText(pdf, item, 'LBody', { ...place, text: value, y: y + 14, style: { font: 'bold', size: 11.5 } });
    item.end();
  }
  list.end();
}

/** Adds the seal and the issuer below it. */
function addIssuer(sheet: Sheet, bottom: number): void {
  const { pdf, facts } = sheet;
  const lines = [signatoryRole, facts.seller].map((text) =>
    fit(pdf, text, { width: 216, height: 16 }, { size: 10.5, smallest: 7 }),
  );
  const center = pdf.page.width / 2;
  let y = lines.reduce((top, { height }) => top - height, bottom);
  drawSeal(pdf, { x: center, y: y - 14 - sealRadius, radius: sealRadius });
  drawLine(pdf, [center - 100, y - 6], [center + 100, y - 6], colors.line);
  for (const line of lines) {
    addCentered(sheet, 'P', line, y);
    y += line.height;
  }
}

/** Adds the QR code and the address at the right. */
function addVerification({ pdf, root, facts }: Sheet, bottom: number): void {
  const address = `${facts.site_url}${verifyPath(facts.certificate_number)}`;
  const right = pdf.page.width - margin.side;
  const place = { x: right - columnWidth, width: columnWidth, align: 'right' } as const;
  const site = facts.site_url.replace(/^https?:\/\//, '');
  const look = { size: 9.5, smallest: 5, color: colors.link };
  const { text, height, style } = fit(pdf, `${site}/verify/`, { width: columnWidth, height: 15 }, look);
  const linkTop = bottom - 2 * height;
  const labelTop = linkTop - 14;
  const [x, y] = [right - codeSide, labelTop - 11 - codeSide];
  // The types of PDFKit do not know the bounding box yet.
  const figure: PDFKit.Mixins.StructureElementOptions & { bbox: number[] } = {
    alt: `QR code of the address ${address}`,
    bbox: [x, y, right, y + codeSide],
  };
  root.add(pdf.struct('Figure', figure, () => drawCode(pdf, address, x, y)));
  const paragraph = addElement(pdf, root, 'P');
  addText(pdf, paragraph, 'Span', { ...place, text: 'Verify at', y: labelTop, style: label });
  const line = { ...place, style, link: address };
  const drawLink = () => {
    drawText(pdf, { ...line, text, y: linkTop });
    drawText(pdf, { ...line, text: facts.certificate_number, y: linkTop + height });
  };
  pdf.withAnnotation({ Contents: new String(`Verify this certificate at ${address}`) }, () =>
    paragraph.add(pdf.struct('Link', {}, drawLink)),
  );
  paragraph.end();
}

/** Draws a QR code. Nothing is drawn around it within the quiet zone of four modules (ISO/IEC 18004, 6.3.8). */
function drawCode(pdf: PacketDocument, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  pdf
    .save()
    .translate(x, y)
    .scale(codeSide / size);
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) if (isDark) pdf.rect(column, row, 1, 1);
  }
  pdf.fill(colors.brand).restore();
}
