import { timestamp } from '../platform/clock.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { retry } from '../platform/retry.ts';
import { type TransactItem, tryWrite } from '../platform/table.ts';
import { readCourse } from '../rows/course/read.ts';
import { readAccess } from '../rows/enrollment/access.ts';
import { delivered, freeOrderItems } from '../rows/enrollment/purchase.ts';
import type { EnrollmentRow } from '../rows/enrollment/row.ts';
import { readOpenOrder } from '../rows/order/read.ts';
import { courseLine, newOrder, type OrderRow } from '../rows/order/row.ts';
import { findWaiver } from '../rows/order/waiver.ts';
import { newOrderItems } from '../rows/order/write.ts';
import { payerOf, readLearner } from './repository.ts';

const maxAttempts = 10;

/** The message for an enrollment that does not exist or is another learner's. */
export const noSuchEnrollment = 'There is no such enrollment.';

const seatIsUsed = 'Your company’s seat pays for this course.';
const isOwn = 'This course is already your own.';

/** Fails if an enrollment was deleted, or has another order since the read. */
const orderIsAsRead = ({ user_id, course_id, order_id }: EnrollmentRow): TransactItem => ({
  ConditionCheck: {
    Key: keys.enrollment(user_id, course_id),
    ConditionExpression: 'order_id = :order',
    ExpressionAttributeValues: { ':order': order_id },
  },
});

/**
 * Orders a course for a learner whose company's seat has ended, or returns the unpaid order for it. The enrollment changes only
 * when the order is paid, whatever the payment policy: until then the lessons stay closed. If the course is free for the
 * learner by now, such as with a new seat, the order is free and opens the lessons at once. Throws an HttpProblem: 404 without an
 * enrollment, 409 if its seat has not ended.
 */
export async function orderEnrollment(
  userId: string,
  courseId: string,
): Promise<{ isNew: boolean; order: OrderRow }> {
  return retry(maxAttempts, 'An enrollment changed during every attempt to order it', async () => {
    const access = await readAccess(userId, courseId, { consistent: true });
    if (access.kind === 'none') throw new HttpProblem(404, noSuchEnrollment);
    const { enrollment, end } = access;
    if (!enrollment.seat) throw new HttpProblem(409, isOwn);
    if (!end) throw new HttpProblem(409, seatIsUsed);
    const open = await readOpenOrder(userId, courseId);
    if (open) return { isNew: false, order: open };
    const order = await write(enrollment);
    return order && { isNew: true, order };
  });
}

/** Writes the order of an enrollment. Returns undefined if something has changed since the read. */
async function write(enrollment: EnrollmentRow): Promise<OrderRow | undefined> {
  const { user_id: userId, course_id: courseId } = enrollment;
  const [course, learner] = await Promise.all([readCourse(courseId), readLearner(userId)]);
  const found = await findWaiver({ userId, ...learner });
  const order = newOrder({
    items: [courseLine(orNotFound(course, 'There is no such course.'))],
    createdAt: timestamp(),
    by: userId,
    payer: payerOf(learner),
    owner: { userId },
    waiver: found?.isProven ? found.waiver : null,
    unconfirmedWaiver: found && !found.isProven ? found.waiver.reason : null,
  });
  const items = [...newOrderItems(order), ...(found?.itemsFor(order) ?? [])];
  if (order.status === 'due')
    return (await tryWrite([...items, orderIsAsRead(enrollment)])) ? order : undefined;
  const granted = await freeOrderItems(enrollment, order, order.waiver ? found?.seat : undefined);
  const isWritten = await tryWrite([...items, ...(granted.items ?? [])]);
  return (await delivered(isWritten, granted)) ? order : undefined;
}
