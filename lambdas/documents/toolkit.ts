import { zipSync } from 'fflate';
import { hoursLink, hoursPath } from '@redwhiteandcode/contract/course/hours.ts';
import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { resultText, scaleText } from '@redwhiteandcode/contract/assessment/scale.ts';
import { statementsOf } from '@redwhiteandcode/contract/assessment/statements.ts';
import { studyTimeText, studyWords } from '@redwhiteandcode/contract/course/statements.ts';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import { packetCopy } from '@redwhiteandcode/contract/tax/packet.ts';
import { legalDisclaimer } from '@redwhiteandcode/contract/tax/section127.ts';
import { addFacts } from './facts.ts';
import { addBlanks, addChecklist, addLongBlank } from './fields.ts';
import { longDay, utcStartOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { writeChecklist, writeExplainer, writeSources } from './packet.ts';
import { closePdf } from './pdf.ts';
import { Writer } from './writer.ts';

/** What the documents of a toolkit show. Amounts are in cents of USD, dates are ISO dates. */
export interface ToolkitDocumentFacts {
  /** The date of the facts, which the files carry. */
  made_on: string;
  site_url: string;
  seller: string;
  /** Links the brand to the seller's legal name; undefined if they are the same. */
  brand_line?: string | undefined;
  course: {
    title: string;
    description: string;
    level: string;
    duration: string;
    hours: number | null;
    /** The least percent that passes the assessment; null without one. */
    pass_percent: number | null;
    /** The titles of the modules, in order. */
    syllabus: readonly string[];
    outcomes: readonly string[];
  };
  student: { name: string; email: string; employee_number: string | null };
  employer: { name: string | null; hr_name: string | null; hr_email: string | null };
  price_cents: number;
  order_number: string | null;
  receipt_number: string | null;
  paid_on: string | null;
  plan_year: number;
  /** The day on which the employer is expected to pay. */
  pay_date: string | null;
  other_assistance_cents: number;
  limit_cents: number;
  is_limit_announced: boolean;
  within_cents: number;
  above_cents: number;
  /** The steps and the warnings for the employee that follow from the plan's conditions; empty in the papers that HR downloads. */
  checklist: readonly string[];
  warnings: readonly string[];
  enrollment: {
    enrolled_on: string;
    /** Null until the course is paid for, as `completed_on`. */
    completed_lessons: number | null;
    total_lessons: number;
    completed_on: string | null;
    certificate_number: string | null;
    /** The result that the certificate states; null before. */
    result: CertificateResult | null;
  } | null;
}

type Facts = (readonly [name: string, value: string])[];
const known = (name: string, value: string | null): Facts => (value === null ? [] : [[name, value]]);

const courseFacts = ({ course, enrollment }: ToolkitDocumentFacts): Facts =>
  statementsOf(enrollment?.result?.pass_percent ?? course.pass_percent).map(({ title, text }) => [
    title,
    text,
  ]);

const assessedText = (result: CertificateResult): string =>
  `${resultText(result)}, on ${longDay(result.assessed_on)}`;

/** Returns an enrollment's dates and result, and the course's hours, which nobody's study was measured by. */
const studyFacts = ({ course, enrollment, site_url }: ToolkitDocumentFacts): Facts => [
  ...(course.hours === null
    ? []
    : ([
        [studyWords.time, studyTimeText(course.hours)],
        [hoursLink, `${site_url}${hoursPath}`],
      ] as const)),
  ...known(studyWords.enrolled, enrollment && longDay(enrollment.enrolled_on)),
  ...known(studyWords.completed, enrollment?.completed_on ? longDay(enrollment.completed_on) : null),
  ...known(studyWords.result, enrollment?.result ? assessedText(enrollment.result) : null),
];

const lessonsText = ({
  completed_lessons: completed,
  total_lessons: total,
}: NonNullable<ToolkitDocumentFacts['enrollment']>): string =>
  completed === null ? studyWords.lessonsUnpaid : `${completed} of ${total}`;

const open = (facts: ToolkitDocumentFacts, title: string, hasFields = false): Writer =>
  new Writer({
    title: `${title}: ${facts.course.title}`,
    subject: facts.course.title,
    author: facts.seller,
    keywords: packetCopy.keywords.filter((word) => word !== 'sample'),
    day: utcStartOf(facts.made_on),
    hasFields,
  });

async function finish(
  writer: Writer,
  { seller, brand_line, student, employer }: ToolkitDocumentFacts,
): Promise<Uint8Array> {
  if (brand_line) writer.paragraph(brand_line, { size: 9 });
  const about = [student.name, employer.name].filter(Boolean).join(', ');
  writer.finish(`${seller}   |   ${about}`, 'General information, not legal or tax advice.');
  return closePdf(writer.pdf);
}

const amounts = (facts: ToolkitDocumentFacts): Facts => [
  ['Price of the course', dollarsAndCents(facts.price_cents)],
  [`Limit for ${facts.plan_year}`, limitOf(facts)],
  [
    `Other assistance in ${facts.plan_year}`,
    `${dollarsAndCents(facts.other_assistance_cents)}, as stated by the employee`,
  ],
  ['Within the limit', dollarsAndCents(facts.within_cents)],
  ['Above the limit', dollarsAndCents(facts.above_cents)],
];

const limitOf = ({ limit_cents, is_limit_announced }: ToolkitDocumentFacts): string =>
  is_limit_announced
    ? dollarsAndCents(limit_cents)
    : `${dollarsAndCents(limit_cents)}, the last known amount; the year’s amount is not announced yet`;

/** Returns the explanation of Section 127 for HR and payroll, with the amounts of this request. */
export async function createExplainer(facts: ToolkitDocumentFacts): Promise<Uint8Array> {
  const writer = open(facts, packetCopy.explainer.title);
  writeExplainer(writer, 'H1');
  writer.newPage();
  writer.heading('H2', 'This request', 'H3');
  addFacts(writer, amounts(facts));
  writer.heading('H2', 'This course', 'H3');
  addFacts(writer, [['Course', facts.course.title], ...studyFacts(facts), ...courseFacts(facts)]);
  writer.note(legalDisclaimer);
  return finish(writer, facts);
}

/** Returns the request form, filled in, with fields for the employee's signature and the employer's decision. */
export async function createRequestForm(facts: ToolkitDocumentFacts): Promise<Uint8Array> {
  const { title, parts, decisions, denialNote, beforePayment } = packetCopy.form;
  const [amountsTitle, statements] =
    facts.paid_on === null
      ? [beforePayment.amounts, beforePayment.statements]
      : [parts.amounts, packetCopy.form.statements];
  const { student, employer, course, enrollment } = facts;
  const writer = open(facts, title, true);
  writer.newPage();
  writer.heading('H1', title);
  writer.heading('H2', parts.employee, 'H3');
  addFacts(writer, [
    ['Employee', student.name],
    ['Email', student.email],
    ...known('Employee number', student.employee_number),
    ...known('Employer', employer.name),
    ...known('HR contact', [employer.hr_name, employer.hr_email].filter(Boolean).join(', ') || null),
  ]);
  writer.heading('H2', parts.course, 'H3');
  addFacts(writer, [
    ['Course', course.title],
    ['Provider', facts.seller],
    ['Suggested pace', course.duration],
    ...studyFacts(facts),
    ...known('Certificate', enrollment?.certificate_number ?? null),
  ]);
  if (enrollment?.result) writer.paragraph(`The scale: ${scaleText}.`, { size: 9 });
  writer.heading('H2', amountsTitle, 'H3');
  addFacts(writer, [
    ...known('Order', facts.order_number),
    ...known('Receipt', facts.receipt_number),
    ...known('Paid on', facts.paid_on && longDay(facts.paid_on)),
    ['Amount requested', dollarsAndCents(facts.price_cents)],
  ]);
  writer.heading('H2', parts.year, 'H3');
  addFacts(writer, [
    ...amounts(facts).slice(1),
    ...known('Expected payment', facts.pay_date && longDay(facts.pay_date)),
  ]);
  writer.heading('H2', parts.statement, 'H3');
  addChecklist(writer, 'statement', statements);
  addBlanks(writer, [
    { name: 'employee_signature', label: 'Employee signature', share: 2, isHandwritten: true },
    { name: 'employee_signed', label: 'Date', hint: 'of the employee’s signature' },
  ]);
  writer.heading('H2', parts.decision, 'H3');
  addChecklist(writer, 'decision', decisions);
  addBlanks(writer, [
    { name: 'approved_amount', label: 'Amount approved ($)' },
    { name: 'approved_pay_date', label: 'To be paid on (month/day/year)' },
  ]);
  addLongBlank(writer, 'decision_reason', 'Reason, if denied or approved in part', 3);
  writer.paragraph(denialNote, { size: 9 });
  addBlanks(writer, [
    { name: 'decider_name', label: 'Name and title', hint: 'of the person who decides' },
    { name: 'decider_signature', label: 'Employer signature', isHandwritten: true },
  ]);
  return finish(writer, facts);
}

/** Returns the certificate of completion, or a proof of enrollment until the course is completed. */
export async function createProof(facts: ToolkitDocumentFacts): Promise<Uint8Array> {
  const { enrollment, course, student, site_url } = facts;
  const isCompleted = enrollment?.certificate_number != null;
  const title = isCompleted ? 'Certificate of completion' : 'Proof of enrollment';
  const writer = open(facts, title);
  writer.newPage();
  writer.heading('H1', title);
  const passed = enrollment?.result
    ? ` The assessment was passed with ${resultText(enrollment.result)}.`
    : '';
  writer.paragraph(
    isCompleted
      ? `${student.name} marked all lessons of the course below as complete.${passed}`
      : `${student.name} is enrolled in the course below, as of ${longDay(facts.made_on)}.`,
    { size: 12 },
  );
  addFacts(writer, [
    ['Student', student.name],
    ['Course', course.title],
    ['Level', course.level],
    ['Suggested pace', course.duration],
    ...studyFacts(facts),
    ...known(studyWords.lessons, enrollment && lessonsText(enrollment)),
    ...known('Certificate number', enrollment?.certificate_number ?? null),
    ['Provider', facts.seller],
  ]);
  if (enrollment?.certificate_number) {
    writer.source('Verify this certificate', `${site_url}${verifyPath(enrollment.certificate_number)}`);
  }
  writer.heading('H2', 'The course', 'H3');
  writer.paragraph(course.description);
  addFacts(writer, courseFacts(facts));
  writer.reserve(writer.heightOfList(course.outcomes) + writer.heightOfList(course.syllabus));
  if (course.outcomes.length > 0) {
    writer.heading('H2', 'Learning outcomes', 'H3');
    writer.list(course.outcomes);
  }
  if (course.syllabus.length > 0) {
    writer.heading('H2', 'Syllabus', 'H3');
    writer.list(course.syllabus, 'numbers');
  }
  return finish(writer, facts);
}

/** Returns the tax and compliance guide: the steps of this request, the amounts, and the record-retention checklist. */
export async function createGuide(facts: ToolkitDocumentFacts): Promise<Uint8Array> {
  const title = 'Tax and compliance guide';
  const writer = open(facts, title, true);
  writer.newPage();
  writer.heading('H1', title);
  writer.heading('H2', 'The request');
  addFacts(writer, amounts(facts));
  for (const warning of facts.warnings) writer.note(warning);
  if (facts.checklist.length > 0) {
    writer.heading('H2', 'What to do');
    writer.list(facts.checklist, 'numbers');
  }
  writeChecklist(writer, 'openSection');
  writeSources(writer, facts.site_url);
  return finish(writer, facts);
}

/** Returns files as one ZIP archive. The same files give the same bytes. */
export const createZip = (files: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync({ ...files }, { mtime: '2026-01-01T00:00:00' });
