import {
  type CourseReimbursements,
  type EarlierDecision,
  EmployerDecision,
  type Toolkit,
} from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { keys } from '../platform/keys.ts';
import { pick } from '../platform/pick.ts';
import { getItems } from '../platform/table.ts';
import { listEveryEnrollment } from '../rows/enrollment/read.ts';
import { listOpenOrderIds } from '../rows/order/read.ts';
import { CourseItem } from '../rows/course/row.ts';
import { StoredOrder } from '../rows/order/row.ts';
import { toEmployerLink } from './links.ts';
import { readLatestToolkits, readViews } from './repository.ts';
import { courseReimbursements } from './rules.ts';
import {
  assessmentOf,
  completedOn,
  countsAsWritten,
  documentsOf,
  hasStarted,
  isPaidFor,
  orderedOn,
  priceCentsOf,
  readCertificates,
  readSubject,
  readSubjects,
  type Subject,
} from './subject.ts';
import {
  approvedInPartCents,
  type DecisionRow,
  decisionsBefore,
  factsOf,
  paidCentsOf,
  type ToolkitRow,
} from './toolkit-row.ts';

/** Returns a decision as both sides see it. */
export const toDecision = (decision: DecisionRow): EmployerDecision =>
  pick(decision, Object.keys(EmployerDecision.shape) as (keyof EmployerDecision)[]);

/**
 * Returns the decisions with other links than this one as the HR contact of a toolkit may know them: who decided for another
 * employer stays unknown.
 */
export const earlierDecisions = (row: ToolkitRow, linkId: string | undefined): EarlierDecision[] =>
  decisionsBefore(row, linkId).map((decision) => {
    const { comment: _, ...known } = toDecision(decision);
    return decision.employer_name === row.employer_name ? known : { ...known, name: null, title: null };
  });

/** Returns a toolkit as its learner sees it, without the views of its link. */
function toToolkit(row: ToolkitRow, subject: Subject, now: number = Date.now()): Toolkit {
  const { id, version, facts_version, course_id, enrollment_id, order_id, status, status_by } = row;
  const { submitted_on, approved_on, denied_on, paid_on, denial_reason, link } = row;
  const shownLink =
    link && toEmployerLink({ ...row, link, takenOverAt: subject.profile?.taken_over_at }, now);
  return {
    ...factsOf(row),
    id,
    version,
    facts_version,
    course_id,
    course_title: subject.course?.title ?? course_id,
    enrollment_id,
    order_id,
    amount_cents: priceCentsOf(subject),
    is_paid_for: isPaidFor(subject),
    has_started: hasStarted(subject),
    completed_on: completedOn(subject),
    certificate_number: subject.enrollment?.certificate_number ?? null,
    ...assessmentOf(subject),
    documents: documentsOf(row, subject),
    status,
    status_by,
    generated_at: row.toolkit_generated_at,
    ordered_on: orderedOn(row, subject),
    submitted_on,
    approved_on,
    denied_on,
    paid_on,
    paid_cents: paidCentsOf(row),
    approved_in_part_cents: approvedInPartCents(row),
    denial_reason,
    decision: row.decision && toDecision(row.decision),
    earlier_decisions: earlierDecisions(row, shownLink?.state === 'open' ? link?.id : undefined),
    counts_by_email: countsAsWritten(row.hr_email, subject),
    has_letter: row.letter_key !== null,
    link: shownLink,
    history: row.history.map((event) => pick(event, ['at', 'kind', 'by', 'on', 'amount_cents', 'note'])),
  };
}

/** Returns toolkits as their learner sees them in the list. */
export async function toToolkits(rows: readonly ToolkitRow[]): Promise<Toolkit[]> {
  const subjects = await readSubjects(rows);
  return rows.flatMap((row, at) => {
    const subject = subjects[at];
    return subject ? [toToolkit(row, subject)] : [];
  });
}

/** Returns a toolkit as its learner sees it, with the views of its link. */
export async function shown(row: ToolkitRow): Promise<Toolkit> {
  const [subject, views] = await Promise.all([readSubject(row), readViews(row.id)]);
  return { ...toToolkit(row, subject), views };
}

/** Reads the reimbursement of a learner's courses consistently. */
export async function readCourseReimbursements(userId: string): Promise<CourseReimbursements> {
  const [enrollments, openOrderIds, toolkits] = await Promise.all([
    listEveryEnrollment(userId),
    listOpenOrderIds(userId),
    readLatestToolkits(userId),
  ]);
  const orderIds = [...enrollments.flatMap(({ order_id }) => order_id ?? []), ...openOrderIds];
  const orders = await getItems(orderIds.map(keys.order), StoredOrder, { consistent: true });
  const courseIds = [...new Set(orders.flatMap(({ course_id }) => course_id ?? []))];
  const [courses, certificates] = await Promise.all([
    getItems(courseIds.map(keys.course), CourseItem),
    readCertificates(enrollments),
  ]);
  return courseReimbursements({
    enrollments,
    orders,
    toolkits,
    courses: new Map(courses.map((row) => [row.id, row])),
    certificates,
  });
}
