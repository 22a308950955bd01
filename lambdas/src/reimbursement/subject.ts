import * as z from 'zod';
import { dayOf, dayOrNull } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { isEmployersAddress } from '@redwhiteandcode/contract/reimbursement/hr-address.ts';
import { coversCertificate } from '@redwhiteandcode/contract/orders/rules.ts';
import type { ToolkitDocument } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { timestamp } from '../platform/clock.ts';
import { type Key, keys } from '../platform/keys.ts';
import { getItems } from '../platform/table.ts';
import { certifiedResult } from '../rows/certificate/read.ts';
import { CertificateItem, type CertificateRow, toCertificate } from '../rows/certificate/row.ts';
import { CourseItem, type CourseRow } from '../rows/course/row.ts';
import { EnrollmentItem } from '../rows/enrollment/row.ts';
import { mayBeReimbursed, type OrderRow, StoredOrder } from '../rows/order/row.ts';
import type { ToolkitRow } from './toolkit-row.ts';

const Profile = z.object({
  full_name: z.string().nullable(),
  email: z.string(),
  email_verified_at: z.string().optional(),
  /** When the owner of the address took the account over from someone else. */
  taken_over_at: z.string().optional(),
  former_emails: z.array(z.object({ email: z.string() })).default([]),
});
const AnyItem = z.looseObject({ pk: z.string(), sk: z.string() });

/**
 * What the table knows about a toolkit's learner, course, enrollment, certificate and order; undefined if it was deleted, or
 * if there is none.
 */
export interface Subject {
  profile: z.output<typeof Profile> | undefined;
  course: CourseRow | undefined;
  enrollment: z.output<typeof EnrollmentItem> | undefined;
  certificate: CertificateRow | undefined;
  order: OrderRow | undefined;
}

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

const keysAbout = ({ user_id, course_id, order_id }: ToolkitRow) => ({
  profile: keys.profile(user_id),
  course: keys.course(course_id),
  enrollment: keys.enrollment(user_id, course_id),
  order: order_id === null ? undefined : keys.order(order_id),
});

/** Reads the certificates of enrollments, each by its number. */
export async function readCertificates(
  enrollments: readonly { certificate_number?: string | undefined }[],
): Promise<Map<string, CertificateRow>> {
  const numbers = enrollments.flatMap(({ certificate_number }) => certificate_number ?? []);
  const rows = await getItems(numbers.map(keys.certificate), CertificateItem);
  return new Map(rows.map((row) => [row.certificate_number, row]));
}

/** Reads the subjects of toolkits, in their order: with one request, and one for the certificates. */
export async function readSubjects(rows: readonly ToolkitRow[]): Promise<Subject[]> {
  const wanted = rows.map(keysAbout);
  const all = wanted.flatMap((each) => Object.values(each).filter((key) => key !== undefined));
  const found = new Map((await getItems(all, AnyItem)).map((item) => [nameOf(item), item]));
  const find = (key: Key | undefined) => (key ? found.get(nameOf(key)) : undefined);
  const subjects = wanted.map(({ profile, course, enrollment, order }) => ({
    profile: Profile.optional().parse(find(profile)),
    course: CourseItem.optional().parse(find(course)),
    enrollment: EnrollmentItem.optional().parse(find(enrollment)),
    order: StoredOrder.optional().parse(find(order)),
  }));
  const certificates = await readCertificates(subjects.flatMap(({ enrollment }) => enrollment ?? []));
  return subjects.map((subject) => ({
    ...subject,
    certificate: certificates.get(subject.enrollment?.certificate_number ?? ''),
  }));
}

/** Reads the subject of a toolkit. */
export async function readSubject(row: ToolkitRow): Promise<Subject> {
  const [subject] = await readSubjects([row]);
  if (!subject) throw new Error('A toolkit has no subject.');
  return subject;
}

/** Returns the certificate of an enrollment as anyone sees it; undefined if there is none. */
export const certificateOf = ({ certificate }: Subject) =>
  certificate && toCertificate(certificate, timestamp());

/**
 * Returns how the course is assessed: the least percent to pass, null without an assessment, and the result that the learner's
 * certificate states.
 */
export const assessmentOf = ({
  course,
  certificate,
}: Pick<Subject, 'course' | 'certificate'>): {
  pass_percent: number | null;
  result: CertificateResult | null;
} => ({
  pass_percent: course?.assessment?.pass_percent ?? null,
  result: certifiedResult(certificate) ?? null,
});

/** Returns the price in cents: of the order without what was paid back, or of the course for an enrollment without an order. */
export const priceCentsOf = ({ order, course }: Subject): number =>
  order ? order.total_cents - order.refunded_cents : (course?.price_cents ?? 0);

/** Whether an employer may still pay the price back: it was not waived, withdrawn or paid back to the learner. */
export const isReimbursable = ({ order }: Subject): boolean =>
  order === undefined || mayBeReimbursed(order.status);

/** Whether the learner has paid the price. */
export const isPaidFor = ({ order }: Subject): boolean => order?.payment != null;

/**
 * Whether a denial through the link in our email to an address counts as written. The learner's addresses are the account's
 * now and before, and the payer's.
 */
export const countsAsWritten = (sentTo: string | null, { profile, order }: Subject): boolean =>
  sentTo !== null &&
  profile !== undefined &&
  isEmployersAddress(sentTo, [
    profile.email,
    ...profile.former_emails.map(({ email }) => email),
    ...(order ? [order.payer_email] : []),
  ]);

/** Returns the day of the order, or of the enrollment without one: nothing that happens to a request is before it. */
export const orderedOn = (
  { toolkit_generated_at }: ToolkitRow,
  { order, enrollment }: Pick<Subject, 'order' | 'enrollment'>,
): string =>
  order
    ? dayOf('ordered', order.created_at)
    : enrollment
      ? dayOf('enrolled', enrollment.enrolled_at)
      : dayOf('documentsMade', toolkit_generated_at);

/**
 * Returns the progress that the employer's page and the documents show; null without an enrollment. The completed lessons and
 * the time of completion are null until the order is paid or free.
 */
export function progressOf({ enrollment, course, order }: Pick<Subject, 'enrollment' | 'course' | 'order'>) {
  if (!enrollment) return null;
  const { enrolled_at, completed_lessons, completed_at = null } = enrollment;
  const total_lessons = course?.lesson_keys.length ?? 0;
  return coversCertificate(order)
    ? {
        enrolled_at,
        total_lessons,
        completed_at,
        completed_lessons: Math.min(completed_lessons, total_lessons),
      }
    : { enrolled_at, total_lessons, completed_at: null, completed_lessons: null };
}

/** Returns the day on which the course was completed; null before, and until the order is paid or free. */
export const completedOn = (subject: Pick<Subject, 'enrollment' | 'course' | 'order'>): string | null =>
  dayOrNull('completed', progressOf(subject)?.completed_at);

/** Whether the learner has completed a lesson. */
export const hasStarted = ({ enrollment }: Subject): boolean => (enrollment?.completed_lessons ?? 0) > 0;

/**
 * Returns the documents that can be made now: the receipt after the payment, a proof only of an enrollment, and the decision
 * if the employer made one with a link.
 */
export const documentsOf = (row: Pick<ToolkitRow, 'decision'>, subject: Subject): ToolkitDocument[] => [
  ...(row.decision ? (['decision'] as const) : []),
  ...(isPaidFor(subject) ? (['receipt'] as const) : []),
  'explainer',
  'request',
  ...(subject.enrollment ? (['certificate'] as const) : []),
  'guide',
];
