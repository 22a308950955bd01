import type { PublicFigures } from '@redwhiteandcode/contract/reimbursement/approvals.ts';
import { publicFiguresFrom } from '@redwhiteandcode/contract/reimbursement/rules.ts';
import type {
  Reimbursement,
  ReimbursementCorrection,
  ReimbursementSummary,
} from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import type {
  CourseReimbursements,
  ReimbursableCourse,
} from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { CertificateRow } from '../rows/certificate/row.ts';
import type { CourseRow } from '../rows/course/row.ts';
import type { About } from '../platform/admin-list.ts';
import type { CsvColumn } from '../platform/csv.ts';
import { pick } from '../platform/pick.ts';
import type { Totals } from '../platform/totals.ts';
import type { EnrollmentRow } from '../rows/enrollment/row.ts';
import { mayBeReimbursed, type OrderRow } from '../rows/order/row.ts';
import { withoutPayment } from './outcomes.ts';
import { assessmentOf, completedOn, hasStarted, isPaidFor, priceCentsOf } from './subject.ts';
import { approvedInPartCents, changed, eventAt, paidCentsOf, type ToolkitRow } from './toolkit-row.ts';

/** Returns a toolkit as admins see it. */
export const toReimbursement = (row: ToolkitRow, { person, course }: Partial<About> = {}): Reimbursement => ({
  ...pick(row, [
    'id',
    'user_id',
    'course_id',
    'employer_name',
    'employer_reimbursed',
    'reimbursement_amount',
    'toolkit_generated_at',
    'status',
    'status_by',
    'version',
  ]),
  approved_in_part_cents: approvedInPartCents(row),
  student_name: person?.full_name ?? null,
  student_email: person?.email ?? null,
  course_title: course?.title ?? null,
});

/**
 * Returns a toolkit after an admin's correction; a blank employer becomes null. The status follows the payment, whose date
 * is today unless one was recorded. Another employer is a new version of the documents.
 */
export function corrected(
  row: ToolkitRow,
  { employer_name, employer_reimbursed, reimbursement_amount }: ReimbursementCorrection,
  at: string,
): ToolkitRow {
  const isPaymentChange = employer_reimbursed !== row.employer_reimbursed;
  const employer = employer_name || null;
  const payment: Partial<ToolkitRow> = {
    status: employer_reimbursed ? 'paid' : withoutPayment(row),
    status_by: 'admin',
    paid_on: employer_reimbursed ? dayOf('paid', at) : null,
    denied_on: null,
    denial_reason: null,
  };
  const change = { employer_name: employer, employer_reimbursed, reimbursement_amount };
  const after = changed(row, { ...change, ...(isPaymentChange && payment) });
  const event = eventAt(at, 'corrected', {
    by: 'admin',
    amount_cents: paidCentsOf(after),
    on: after.paid_on,
  });
  const isOtherEmployer = employer !== row.employer_name;
  return {
    ...after,
    facts_version: row.facts_version + Number(isOtherEmployer),
    history: [...row.history, event],
  };
}

/**
 * Whether an order can get a toolkit: an employer may still pay its price back, and it has none. `latest` is the latest toolkit
 * of the order's course. A learner who enrolls again after a refund has another order, which may get another toolkit.
 */
export const canGetToolkit = ({ id, status }: OrderRow, latest: ToolkitRow | undefined): boolean =>
  mayBeReimbursed(status) && latest?.order_id !== id;

/** Returns what the form of a new toolkit depends on. */
const reimbursableCourse = (
  order: OrderRow & { course_id: string },
  about: {
    enrollment: EnrollmentRow | undefined;
    course: CourseRow | undefined;
    certificate: CertificateRow | undefined;
  },
): ReimbursableCourse => {
  const { enrollment } = about;
  const subject = { order, ...about, profile: undefined };
  return {
    course_id: order.course_id,
    course_title: order.title,
    amount_cents: priceCentsOf(subject),
    is_paid_for: isPaidFor(subject),
    has_started: hasStarted(subject),
    completed_on: completedOn(subject),
    certificate_number: enrollment?.certificate_number ?? null,
    ...assessmentOf(subject),
    ordered_on: dayOf('ordered', order.created_at),
  };
};

/**
 * Returns the reimbursement of a learner's courses from the learner's enrollments, their orders and the unpaid ones that must
 * be paid before an enrollment, the latest toolkit of each course, the courses by id, and the certificates by number.
 */
export function courseReimbursements({
  enrollments,
  orders,
  toolkits,
  courses: courseOf,
  certificates,
}: {
  enrollments: readonly EnrollmentRow[];
  orders: readonly OrderRow[];
  toolkits: readonly ToolkitRow[];
  courses: ReadonlyMap<string, CourseRow>;
  certificates: ReadonlyMap<string, CertificateRow>;
}): CourseReimbursements {
  const enrollmentIn = new Map(enrollments.map((row) => [row.course_id, row]));
  const latestOf = new Map(toolkits.map((row) => [row.course_id, row]));
  const current = orders
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
    .flatMap((order) => {
      const { course_id } = order;
      if (course_id === null) return [];
      const enrollment = enrollmentIn.get(course_id);
      return enrollment === undefined || enrollment.order_id === order.id ? [{ ...order, course_id }] : [];
    });
  const courses = current
    .filter((order) => canGetToolkit(order, latestOf.get(order.course_id)))
    .map((order) => {
      const enrollment = enrollmentIn.get(order.course_id);
      const certificate = certificates.get(enrollment?.certificate_number ?? '');
      return reimbursableCourse(order, { enrollment, course: courseOf.get(order.course_id), certificate });
    });
  const canGetOne = new Set(courses.map(({ course_id }) => course_id));
  return {
    orders: current.map((order) =>
      pick(order, [
        'id',
        'course_id',
        'status',
        'total_cents',
        'due_at',
        'is_processing',
        'waiver',
        'unconfirmed_waiver',
      ]),
    ),
    courses,
    toolkits: toolkits
      .filter(({ course_id }) => !canGetOne.has(course_id))
      .map((row) => ({
        ...pick(row, ['course_id', 'id', 'status']),
        paid_cents: paidCentsOf(row),
        approved_in_part_cents: approvedInPartCents(row),
      })),
  };
}

/** The fields of a toolkit that admins may correct. */
export const correctable = ['employer_name', 'employer_reimbursed', 'reimbursement_amount'] as const;

/** Returns a share of toolkits in percent with one decimal; `0.0` if there are no toolkits. */
export const successRate = (reimbursed: number, all: number): string =>
  (all === 0 ? 0 : (reimbursed / all) * 100).toFixed(1);

/** Returns the summary from the platform's totals, which contain the sum in cents. */
export function summaryOf(totals: Totals): ReimbursementSummary {
  return {
    total_toolkits: totals.toolkits,
    reimbursed_toolkits: totals.reimbursed_toolkits,
    success_rate: successRate(totals.reimbursed_toolkits, totals.toolkits),
    decided_toolkits: totals.decided_toolkits,
    approved_toolkits: totals.approved_toolkits,
    decided_rate: successRate(totals.approved_toolkits, totals.decided_toolkits),
    total_reimbursed: totals.reimbursed_amount / 100,
  };
}

/** Returns the public figures from the platform's totals; null while too few employers have decided. */
export function figuresOf(totals: Totals): PublicFigures['figures'] {
  const { decided_toolkits: decided, approved_toolkits: approved, reimbursed_amount } = totals;
  if (decided < publicFiguresFrom) return null;
  return {
    decided,
    approved,
    approval_rate: successRate(approved, decided),
    reimbursed_cents: reimbursed_amount,
  };
}

/** The columns of the export. */
export const columns: readonly CsvColumn<Reimbursement>[] = [
  { title: 'Student', of: (row) => row.student_name },
  { title: 'Email', of: (row) => row.student_email },
  { title: 'Course', of: (row) => row.course_title ?? row.course_id },
  { title: 'Employer', of: (row) => row.employer_name },
  { title: 'Status', of: (row) => (row.employer_reimbursed ? 'Reimbursed' : 'Pending') },
  { title: 'Request', of: ({ status }) => status },
  { title: 'Amount', of: (row) => row.reimbursement_amount },
  { title: 'Generated', of: (row) => dayOf('documentsMade', row.toolkit_generated_at) },
];

/** The days after the submission on which a learner without an outcome gets a reminder. */
const reminderDays = [14, 30] as const;

/** Reminders are sent in the morning in the United States. */
const reminderTime = 'T14:00:00.000Z';
const dayMs = 86_400_000;

/** A reminder: the days after the submission, and the time from which it is sent. */
interface Reminder {
  days: number;
  due: string;
}

const remindersOf = (submittedOn: string): Reminder[] =>
  reminderDays.map((days) => ({
    days,
    due: new Date(Date.parse(`${submittedOn}${reminderTime}`) + days * dayMs).toISOString(),
  }));

/** Returns the first reminder of a submission that is due after a time; undefined if none is left. */
export const nextReminder = (submittedOn: string, after: string): Reminder | undefined =>
  remindersOf(submittedOn).find(({ due }) => due > after);

/** Returns the reminder to send at a time. If the schedule is so late that several are due, only the last is sent. */
export const dueReminder = (submittedOn: string, now: string): Reminder | undefined =>
  remindersOf(submittedOn).findLast(({ due }) => due <= now);
