import { coversCertificate } from '@redwhiteandcode/contract/orders/rules.ts';
import { programBadges } from '@redwhiteandcode/contract/credentials/program-badges.ts';
import { revokesCertificate } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { keys } from '../../platform/keys.ts';
import { queueMail } from '../../platform/mail-outbox.ts';
import { readPeople } from '../../platform/people.ts';
import type { TransactItem } from '../../platform/table.ts';
import { readPassedResult } from '../assessment/result.ts';
import { programBadgeItems } from '../certificate/program-badge.ts';
import { type CertificateRow, newCertificate, unknownName } from '../certificate/row.ts';
import { newCertificateItems } from '../certificate/write.ts';
import { readCourse } from '../course/read.ts';
import { listOrdersFor, readOrder } from '../order/read.ts';
import type { OrderRow } from '../order/row.ts';
import { certificateMail } from './mails.ts';
import type { EnrollmentRow } from './row.ts';

/** Returns whether an enrollment's order, if it has one, gives its learner credentials, and the check that it has not changed. */
export async function readCover({ order_id }: Pick<EnrollmentRow, 'order_id'>) {
  const order = order_id === undefined ? undefined : await readOrder(order_id);
  return { isCovered: coversCertificate(order), checks: orderIsUnchanged(order) };
}

/** A new certificate, and what is written with it: its row, the email about it, and a badge of the program. */
export interface IssuedCertificate {
  certificate: CertificateRow;
  items: readonly TransactItem[];
  /** Sends the email after the items were written. */
  deliver?: () => Promise<void>;
}

/**
 * Makes the certificate of a completed course, with the best passed result of its assessment, and its email, which is
 * delivered after both are written. The items are refused if an attempt was submitted since the read. The first course
 * that Layoff to Lift-Off made free also gives the program's second badge.
 */
export async function issueCertificate(
  { user_id: userId, course_id: courseId }: Pick<EnrollmentRow, 'user_id' | 'course_id'>,
  { issuedAt, completedAt, order }: { issuedAt: string; completedAt: string; order: OrderRow | undefined },
): Promise<IssuedCertificate> {
  const [course, people, { result, checks }] = await Promise.all([
    readCourse(courseId),
    readPeople([userId]),
    readPassedResult(userId, courseId),
  ]);
  const learner = people.get(userId);
  if (!course || !learner) throw new Error('An enrollment has no course or no learner.');
  const facts = {
    kind: 'course' as const,
    user_id: userId,
    course_id: course.id,
    student_name: learner.full_name ?? unknownName,
    course_title: course.title,
    ...(result && { result }),
  };
  const certificate = newCertificate(facts, {
    issuedAt,
    completedAt,
    validMonths: course.certificate_months,
  });
  const owner = { userId, name: facts.student_name };
  const isOfProgram = order?.waiver?.reason === 'liftoff';
  const badges = isOfProgram ? await programBadgeItems('liftoff-first-course', owner, issuedAt) : [];
  const badge = badges.length > 0 ? programBadges['liftoff-first-course'].title : undefined;
  const recipient = { email: learner.email, isProven: learner.email_verified_at !== undefined };
  const mail = queueMail(certificateMail(recipient, { certificate, course, order, badge }));
  return {
    certificate,
    items: [...newCertificateItems(certificate), mail.item, ...badges, ...checks],
    deliver: mail.deliver,
  };
}

/** Fails if an order has changed since the read; none for an enrollment without an order. */
export const orderIsUnchanged = (order: OrderRow | undefined): TransactItem[] =>
  order
    ? [
        {
          ConditionCheck: {
            Key: keys.order(order.id),
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: { ':version': order.version },
          },
        },
      ]
    : [];

/** Whether the learner keeps the certificate without the order: it was refunded after an employer's documented denial. */
const isKept = ({ status, refund, history }: OrderRow): boolean =>
  status === 'refunded' &&
  refund !== null &&
  !revokesCertificate(refund.ground) &&
  !history.some(({ kind }) => kind === 'dispute_lost');

const unpaidStates: Partial<Record<OrderRow['status'], string>> = {
  due: 'is not paid',
  canceled: 'was canceled',
  refunded: 'was refunded',
  disputed: 'has a disputed payment',
};

/**
 * Returns why a learner's certificate of a course cannot become valid again: the newest order for the course is neither paid
 * nor free. Also returns the check that the order has not changed.
 */
export async function readOrderObjection(
  userId: string,
  courseId: string,
): Promise<{ objection: string | undefined; checks: TransactItem[] }> {
  const [order] = await listOrdersFor(userId, courseId);
  const isFine = !order || coversCertificate(order) || isKept(order);
  return {
    objection: isFine
      ? undefined
      : `The order ${order.id} of this course ${unpaidStates[order.status]}, so the certificate stays revoked.`,
    checks: orderIsUnchanged(order),
  };
}
