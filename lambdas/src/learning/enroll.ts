import { courseClosed, courseUnready } from '@redwhiteandcode/contract/learning/enrollment-refusals.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import type { Mail } from '../platform/mail.ts';
import { queueNotice } from '../platform/notices.ts';
import { retry } from '../platform/retry.ts';
import { itemIsMissing, type TransactItem, tryTransact } from '../platform/table.ts';
import { readVisibleCourse } from '../rows/course/read.ts';
import type { CourseRow } from '../rows/course/row.ts';
import { orderIsUnchanged } from '../rows/enrollment/completion.ts';
import { enrolledMail } from '../rows/enrollment/mails.ts';
import { clearProgress } from '../rows/enrollment/progress.ts';
import { readPastEnrollment } from '../rows/enrollment/read.ts';
import { type EnrollmentRow, newEnrollment } from '../rows/enrollment/row.ts';
import { isNotPaidFirst, newEnrollmentItems } from '../rows/enrollment/write.ts';
import { readOpenOrder, readPaidOrder } from '../rows/order/read.ts';
import { courseLine, newOrder, type OrderRow, waivedOrder } from '../rows/order/row.ts';
import { findWaiver } from '../rows/order/waiver.ts';
import { changedOrderItems, newOrderItems } from '../rows/order/write.ts';
import { payerOf } from '../rows/enrollment/own-order.ts';
import { courseIsOpen, readLearner } from './repository.ts';

const maxAttempts = 10;

/** The result of enrolling: a new enrollment, one that another call made, or an order that must be paid first. */
export type EnrollOutcome = 'created' | 'exists' | { unpaid: OrderRow };

/**
 * Enrolls a learner in a published course, and writes the order and the email, in one transaction. If payment comes first
 * (`PAYMENT_POLICY=before`, or after the learner's order for the course was withdrawn, canceled or refunded), it writes
 * only the order, unless the course is free for the learner. A learner who has paid for the course, and whose enrollment an
 * admin deleted, gets it again with that order. `by` is the admin who enrolls the learner, with the item of the
 * audit log. Throws an HttpProblem 409 if the course is archived or has no lessons.
 */
export async function enrollInCourse(
  userId: string,
  courseId: string,
  by?: EnrolledBy,
): Promise<EnrollOutcome> {
  await clearProgress(userId, courseId);
  return retry(maxAttempts, 'An order changed during every attempt to enroll', async () => {
    const [course, open] = await Promise.all([
      readVisibleCourse(courseId, { consistent: true }),
      readOpenOrder(userId, courseId),
    ]);
    const found = orNotFound(course, 'There is no such course.');
    return attempt(userId, found, { open, by });
  });
}

/** The admin who enrolls a learner, and the item that logs it. */
interface EnrolledBy {
  adminId: string;
  audit: TransactItem;
}

async function attempt(
  userId: string,
  course: CourseRow,
  { open, by }: { open: OrderRow | undefined; by: EnrolledBy | undefined },
): Promise<EnrollOutcome | undefined> {
  if (course.status === 'archived')
    throw new HttpProblem(409, courseClosed, { type: problemTypes.courseClosed });
  if (course.lesson_keys.length === 0 || course.awaits_review)
    throw new HttpProblem(409, courseUnready, { type: problemTypes.courseUnready });
  const at = timestamp();
  const [learner, past] = await Promise.all([readLearner(userId), readPastEnrollment(userId, course.id)]);
  // Every deleted enrollment leaves something, so that only then the orders are searched.
  const paid = past && (await readPaidOrder(userId, course.id));
  if (paid) {
    return write(
      newEnrollment(userId, course, { enrolledAt: at, orderId: paid.id, past }),
      [...orderIsUnchanged(paid), ...(by ? [by.audit] : [])],
      enrolledMail(learner, course, paid),
    );
  }
  const payer = payerOf(learner);
  const found = await findWaiver({ userId, ...learner });
  const waiver = found?.isProven ? found.waiver : null;
  const made = open && waiver ? waivedOrder(open, waiver, at) : open;
  const order =
    made ??
    newOrder({
      items: [courseLine(course)],
      createdAt: at,
      by: by?.adminId ?? userId,
      payer,
      owner: { userId },
      waiver,
      unconfirmedWaiver: found && !found.isProven ? found.waiver.reason : null,
    });
  const orderItems = [
    ...(open === undefined ? newOrderItems(order) : changesOf(open, order)),
    ...(found?.itemsFor(order) ?? []),
    ...(by ? [by.audit] : []),
  ];
  const isPaidFirst = environment().paymentPolicy === 'before' || past?.pays_first === true;
  if (order.status === 'due' && isPaidFirst) {
    if (open) return { unpaid: open };
    // A payment that arrives during this call enrolls the learner and closes the order that the call has not read.
    const { isWritten, failed } = await tryTransact([
      itemIsMissing(keys.enrollment(userId, course.id)),
      courseIsOpen(course.id, userId),
      ...orderItems,
    ]);
    if (isWritten) return { unpaid: order };
    return failed[0] ? 'exists' : undefined;
  }
  const seat = waiver ? found?.seat : undefined;
  const row = newEnrollment(userId, course, { enrolledAt: at, orderId: order.id, seat, past });
  const items = [...orderItems, ...(order.status === 'due' ? [isNotPaidFirst(userId, course.id)] : [])];
  return write(row, items, enrolledMail(learner, course, order));
}

/** Writes an enrollment with its email. Returns undefined if something else than the enrollment has changed since the read. */
async function write(
  row: EnrollmentRow,
  items: readonly TransactItem[],
  content: Mail,
): Promise<'created' | 'exists' | undefined> {
  const mail = queueNotice('enrolled', row.user_id, content);
  const { isWritten, failed } = await tryTransact([
    ...newEnrollmentItems(row, { isOpen: true }),
    ...items,
    mail.item,
  ]);
  if (isWritten) {
    await mail.deliver();
    return 'created';
  }
  return failed[0] ? 'exists' : undefined;
}

const changesOf = (before: OrderRow, after: OrderRow): TransactItem[] =>
  before === after ? [] : changedOrderItems(before, after);
