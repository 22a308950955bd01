import { businessToday, dayOf, dayOrNull } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { brandLine } from '@redwhiteandcode/contract/deployment/company.ts';
import type { NewPlanDocument } from '@redwhiteandcode/contract/reimbursement/approvals.ts';
import { capOf, splitByCap } from '@redwhiteandcode/contract/reimbursement/cap.ts';
import { planConditions } from '@redwhiteandcode/contract/reimbursement/plan-document-rules.ts';
import { matchPolicy } from '@redwhiteandcode/contract/reimbursement/policy.ts';
import type { ToolkitDocument } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { toolkitFileName } from '@redwhiteandcode/contract/reimbursement/toolkit-file-name.ts';
import type { ToolkitDocumentFacts } from '../../documents/toolkit.ts';
import { company } from '../platform/company.ts';
import { environment } from '../platform/environment.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { readDetails } from '../rows/course/read.ts';
import { orderFactsOf } from '../rows/order/facts.ts';
import {
  assessmentOf,
  completedOn,
  documentsOf,
  isPaidFor,
  orderedOn,
  priceCentsOf,
  progressOf,
  readSubject,
  type Subject,
  hasStarted,
} from './subject.ts';
import { type FactsRow, factsOf, type ToolkitRow } from './toolkit-row.ts';

/** PDF code is large, so it is loaded only when a document is made. */
const loadToolkit = () => import('../../documents/toolkit.ts');

function enrollmentFacts(subject: Subject): ToolkitDocumentFacts['enrollment'] {
  const progress = progressOf(subject);
  if (!progress) return null;
  const { enrolled_at, completed_at, ...lessons } = progress;
  return {
    ...lessons,
    enrolled_on: dayOf('enrolled', enrolled_at),
    completed_on: dayOrNull('completed', completed_at),
    certificate_number: subject.enrollment?.certificate_number ?? null,
    result: assessmentOf(subject).result,
  };
}

/** Returns what the documents of a toolkit show, from the table and these facts. */
async function documentFacts(
  row: ToolkitRow,
  subject: Subject,
  facts: FactsRow,
): Promise<ToolkitDocumentFacts> {
  const { profile, course, order, enrollment } = subject;
  const details = await readDetails(row.course_id);
  const price = priceCentsOf(subject);
  const cap = capOf(facts.plan_year, facts.other_assistance_cents);
  const today = businessToday();
  const { pass_percent: passPercent, result } = assessmentOf(subject);
  const isCompleted = enrollment?.certificate_number !== undefined;
  const { checklist, warnings } = matchPolicy(facts.plan, {
    today,
    hasStarted: hasStarted(subject),
    startedOn: hasStarted(subject) ? orderedOn(row, subject) : null,
    endedOn: completedOn(subject),
    hasPaid: isPaidFor(subject),
    isCompleted,
    passPercent,
    result,
    status: row.status,
  });
  const { siteUrl } = environment();
  return {
    made_on: today,
    site_url: siteUrl,
    seller: company().legalName,
    brand_line: brandLine(company()),
    course: {
      title: course?.title ?? row.course_id,
      description: course?.description ?? '',
      level: course?.level ?? '',
      duration: course?.duration ?? '',
      hours: course?.hours ?? null,
      pass_percent: passPercent,
      syllabus: details?.modules.map(({ title }) => title) ?? [],
      outcomes: details?.learning_outcomes ?? [],
    },
    student: {
      name: profile?.full_name ?? profile?.email ?? '',
      email: profile?.email ?? '',
      employee_number: facts.employee_number,
    },
    employer: { name: facts.employer_name, hr_name: facts.hr_name, hr_email: facts.hr_email },
    price_cents: price,
    order_number: order?.id ?? null,
    receipt_number: order?.receipt_number ?? null,
    paid_on: dayOrNull('paid', order?.payment?.paid_at),
    plan_year: facts.plan_year,
    pay_date: facts.pay_date,
    other_assistance_cents: facts.other_assistance_cents,
    limit_cents: cap.limit_cents,
    is_limit_announced: cap.is_announced,
    ...splitByCap(cap, price),
    checklist: checklist.map(({ text }) => text),
    warnings: warnings.map(({ text }) => text),
    enrollment: enrollmentFacts(subject),
  };
}

async function makeDecision({ id, decision }: ToolkitRow): Promise<Uint8Array> {
  if (!decision) throw new Error('A toolkit with a decision document has no decision.');
  const { createDecision } = await import('../../documents/decision.ts');
  const { sent_to, decided_at, ...facts } = decision;
  return createDecision({
    ...facts,
    request_id: id,
    decided_on: dayOf('decided', decided_at),
    hr_host: sent_to && sent_to.slice(sent_to.lastIndexOf('@') + 1),
    seller: company().legalName,
    brand_line: brandLine(company()),
  });
}

async function make(
  document: ToolkitDocument,
  row: ToolkitRow,
  subject: Subject,
  facts: ToolkitDocumentFacts,
): Promise<Uint8Array> {
  const toolkit = await loadToolkit();
  switch (document) {
    case 'receipt': {
      if (!subject.order) throw new Error('A toolkit with a receipt has no order.');
      const { createReceipt } = await import('../../documents/order.ts');
      const { enrollment, profile } = subject;
      return createReceipt(
        orderFactsOf(subject.order, {
          enrollment,
          studentName: profile?.full_name ?? null,
          result: assessmentOf(subject).result ?? undefined,
        }),
      );
    }
    case 'explainer':
      return toolkit.createExplainer(facts);
    case 'request':
      return toolkit.createRequestForm(facts);
    case 'certificate':
      return toolkit.createProof(facts);
    case 'guide':
      return toolkit.createGuide(facts);
    case 'decision':
      return makeDecision(row);
  }
}

const enrollmentEnded = 'You are no longer enrolled in this course.';
const missing: Record<ToolkitDocument, string> = {
  receipt: 'The receipt is available once the course is paid.',
  decision: 'Your employer has not decided with a link yet.',
  explainer: enrollmentEnded,
  request: enrollmentEnded,
  certificate: enrollmentEnded,
  guide: enrollmentEnded,
};

const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Returns a document as HR gets it, as PDF, in base64: without what it tells the employee to do. */
export async function documentForHr(row: ToolkitRow, document: ToolkitDocument): Promise<string> {
  const subject = await readSubject(row);
  if (!documentsOf(row, subject).includes(document)) throw new HttpProblem(409, missing[document]);
  const facts = await documentFacts(row, subject, factsOf(row));
  return inBase64(await make(document, row, subject, { ...facts, checklist: [], warnings: [] }));
}

/** Returns a document of a toolkit as PDF, in base64. Throws an HttpProblem 409 if it cannot be made yet. */
export async function documentOf(
  row: ToolkitRow,
  document: ToolkitDocument,
  facts: FactsRow = factsOf(row),
): Promise<string> {
  const subject = await readSubject(row);
  if (!documentsOf(row, subject).includes(document)) throw new HttpProblem(409, missing[document]);
  return inBase64(await make(document, row, subject, await documentFacts(row, subject, facts)));
}

/** Returns all documents of a toolkit that can be made now as one ZIP archive, in base64. */
export async function archiveOf(row: ToolkitRow, facts: FactsRow = factsOf(row)): Promise<string> {
  const subject = await readSubject(row);
  const shown = await documentFacts(row, subject, facts);
  const isCompleted = subject.enrollment?.certificate_number !== undefined;
  const files = await Promise.all(
    documentsOf(row, subject).map(
      async (document) =>
        [`${toolkitFileName(document, isCompleted)}.pdf`, await make(document, row, subject, shown)] as const,
    ),
  );
  const { createZip } = await loadToolkit();
  return inBase64(createZip(Object.fromEntries(files)));
}

/** Returns the draft of a plan document as PDF, in base64. */
export async function planDocument({ plan, ...facts }: NewPlanDocument): Promise<string> {
  const { createPlanDocument } = await import('../../documents/plan.ts');
  return inBase64(await createPlanDocument({ ...facts, conditions: plan ? planConditions(plan) : [] }));
}
