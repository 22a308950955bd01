import { utcStartOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { studyWords } from '@redwhiteandcode/contract/course/statements.ts';
import { limitRows } from '@redwhiteandcode/contract/tax/limitRows.ts';
import { packetCopy as copy } from '@redwhiteandcode/contract/tax/packet.ts';
import {
  covered,
  employerDuties,
  legalDisclaimer,
  limitRules,
  notCovered,
  records,
} from '@redwhiteandcode/contract/tax/section127.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { reviewed, reviewedOn, taxSources } from '@redwhiteandcode/contract/tax/taxSources.ts';
import { addBlanks, addChecklist, addLongBlank } from './fields.ts';
import { closePdf, colors } from './pdf.ts';
import { addTable } from './table.ts';
import { Writer } from './writer.ts';

/** The first day of the month in which the facts were last checked against their sources. */
const day = utcStartOf(reviewedOn);

/** The packet's facts about the site. */
export interface PacketSettings {
  /** The site's root, without a trailing slash. */
  siteUrl: string;
  supportEmail: string;
}

/**
 * Returns the sample packet as a PDF: cover, request form, explanation for HR, checklist of records, sources. It is
 * tagged and has bookmarks and fields. The same texts and settings produce the same bytes.
 */
export async function createPacket({ siteUrl, supportEmail }: PacketSettings): Promise<Buffer> {
  const writer = new Writer({
    title: copy.title,
    subject: copy.subject,
    author: support.sender,
    keywords: copy.keywords,
    day,
    hasFields: true,
  });
  writeCover(writer, supportEmail);
  writeRequest(writer);
  writeDecision(writer);
  writeExplainer(writer);
  writeChecklist(writer);
  writeSources(writer, siteUrl);
  writer.finish(copy.head, copy.foot);
  return closePdf(writer.pdf);
}

function writeCover(writer: Writer, supportEmail: string): void {
  const { lead, blank, inside, how, steps, disclaimer } = copy.cover;
  writer.newPage();
  writer.pdf.outline.addItem(copy.title);
  writer.skip(24);
  writer.heading('H1', copy.title);
  writer.paragraph(lead, { size: 12, color: colors.muted });
  writer.skip(10);
  writer.note(blank);
  writer.heading('H2', inside, 'H3');
  writer.list([
    `${copy.form.title}: a form with blanks`,
    `${copy.explainer.title}: what the law says and where it stops`,
    `${copy.checklist.title}: what both sides keep`,
  ]);
  writer.heading('H2', how, 'H3');
  writer.list(steps, 'numbers');
  writer.heading('H2', disclaimer, 'H3');
  writer.paragraph(legalDisclaimer);
  writer.paragraph(`Questions about this packet: ${supportEmail}`);
}

function writeRequest(writer: Writer): void {
  const { title, lead, parts, yearText } = copy.form;
  writer.openDocument(title, lead);
  writer.heading('H3', parts.employee);
  addBlanks(writer, [
    { name: 'employee_name', label: 'Full name', hint: 'employee' },
    { name: 'employee_id', label: 'Employee number, if any', share: 0.6 },
  ]);
  addBlanks(writer, [
    { name: 'employee_department', label: 'Department or team' },
    { name: 'employee_email', label: 'Work email' },
    { name: 'employee_manager', label: 'Manager' },
  ]);
  writer.heading('H3', parts.course);
  addBlanks(writer, [
    { name: 'course_title', label: 'Course title', share: 1.4 },
    { name: 'course_provider', label: 'Provider of the course' },
  ]);
  addBlanks(writer, [
    { name: 'course_start', label: `${studyWords.enrolled} (month/day/year)` },
    { name: 'course_end', label: 'Completed on (month/day/year)' },
    { name: 'certificate_number', label: 'Certificate number, if any' },
  ]);
  addBlanks(writer, [
    { name: 'course_result', label: 'Grade, if the course is assessed' },
    { name: 'course_scale', label: 'Scale of the grade', share: 2 },
  ]);
  writer.heading('H3', parts.amounts);
  addTable(writer, amounts);
  writer.heading('H3', parts.year);
  writer.paragraph(yearText);
  addBlanks(writer, [
    { name: 'year', label: 'Calendar year of payment', share: 0.7 },
    { name: 'other_assistance', label: 'Other assistance received in that year ($)' },
    { name: 'amount_requested', label: 'Amount requested ($)', share: 0.8 },
  ]);
}

const blankRow = (title: string, name: string) => [
  title,
  { blank: `${name}_date` },
  { blank: `${name}_amount` },
];

const amounts = {
  title: 'What was paid for the course: kind of expense, date of payment and amount',
  columns: [
    { title: 'Expense', share: 2.2 },
    { title: 'Date paid', share: 1 },
    { title: 'Amount paid ($)', share: 1 },
  ],
  rows: [
    blankRow('Tuition or course price', 'tuition'),
    blankRow('Required fees', 'fees'),
    blankRow('Books, supplies and equipment for the course', 'materials'),
    blankRow('Total', 'total'),
  ],
};

function writeDecision(writer: Writer): void {
  const { parts, statements, decisions, denialNote } = copy.form;
  writer.newPage();
  writer.heading('H3', parts.statement);
  addChecklist(writer, 'statement', statements);
  addBlanks(writer, [
    { name: 'employee_signature', label: 'Employee signature', share: 2, isHandwritten: true },
    { name: 'employee_signed', label: 'Date', hint: 'of the employee’s signature' },
  ]);
  writer.heading('H3', parts.decision);
  addChecklist(writer, 'decision', decisions);
  addBlanks(writer, [
    { name: 'approved_amount', label: 'Amount approved ($)' },
    { name: 'approved_pay_date', label: 'To be paid on (month/day/year)' },
  ]);
  addLongBlank(writer, 'decision_reason', 'Reason, if denied or approved in part', 4);
  writer.paragraph(denialNote, { size: 9, color: colors.muted });
  writer.skip(4);
  addBlanks(writer, [
    { name: 'decider_name', label: 'Name', hint: 'of the person who decides' },
    { name: 'decider_title', label: 'Title', hint: 'of the person who decides' },
  ]);
  addBlanks(writer, [
    { name: 'decider_signature', label: 'Employer signature', share: 2, isHandwritten: true },
    { name: 'decider_signed', label: 'Date', hint: 'of the employer’s signature' },
  ]);
}

/** Writes the explanation of Section 127 for HR, with the title as this heading. */
export function writeExplainer(writer: Writer, level: 'H1' | 'H2' = 'H2'): void {
  const { title, lead, rule, ruleText, limits, limitsTitle, plan, mayPay, mayNotPay, noPlan, noPlanText } =
    copy.explainer;
  const part = (text: string) => writer.heading(level === 'H1' ? 'H2' : 'H3', text, 'H3');
  writer.openDocument(title, lead, level);
  part(rule);
  writer.paragraph(ruleText);
  part(limits);
  addTable(writer, {
    title: limitsTitle,
    columns: [
      { title: 'Calendar year', share: 1 },
      { title: 'Most that may be tax-free for one employee', share: 2.4 },
    ],
    rows: limitRows,
  });
  writer.list(limitRules.items);
  part(plan);
  writer.list(employerDuties.items, 'numbers');
  part(mayPay);
  writer.list(covered.items);
  part(mayNotPay);
  writer.list(notCovered.items);
  part(noPlan);
  writer.paragraph(noPlanText);
}

/** Writes the record-retention checklist, on a new page or below what the page has. */
export function writeChecklist(writer: Writer, open: 'openDocument' | 'openSection' = 'openDocument'): void {
  const { title, lead, employee, employer, howLong } = copy.checklist;
  writer[open](title, lead);
  writer.heading('H3', employee);
  addChecklist(writer, 'employee_keeps', records.employee);
  writer.heading('H3', employer);
  addChecklist(writer, 'employer_keeps', records.employer);
  writer.heading('H3', howLong);
  writer.paragraph(records.howLong);
  writer.source(records.howLongSource.title, records.howLongSource.href);
}

/** Writes the official sources and the disclaimer. */
export function writeSources(writer: Writer, siteUrl: string): void {
  const { sources, sourcesLead, more, certificate } = copy.checklist;
  writer.openDocument(sources, `${sourcesLead} ${reviewed}.`);
  for (const { title, href } of Object.values(taxSources)) writer.source(title, href);
  writer.skip(8);
  writer.source(more, `${siteUrl}/section-127-resources`);
  writer.source(certificate, `${siteUrl}/verify`);
  writer.skip(8);
  writer.note(legalDisclaimer);
}
