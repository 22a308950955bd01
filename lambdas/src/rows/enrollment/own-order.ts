import { timestamp } from '../../platform/clock.ts';
import { orNotFound } from '../../platform/http-problem.ts';
import { keys } from '../../platform/keys.ts';
import { readPeople } from '../../platform/people.ts';
import { type TransactItem, tryWrite } from '../../platform/table.ts';
import { readCourse } from '../course/read.ts';
import { courseLine, newOrder, type OrderRow } from '../order/row.ts';
import { findWaiver } from '../order/waiver.ts';
import { newOrderItems } from '../order/write.ts';
import { delivered, freeOrderItems } from './purchase.ts';
import type { EnrollmentRow } from './row.ts';

/** Returns a learner as the payer of an order. */
export const payerOf = ({ name, email }: { name: string | null; email: string }) => ({
  name: name ?? email,
  email,
  company: null,
});

/** Fails if an enrollment was deleted, or has another order since the read. */
const orderIsAsRead = ({ user_id, course_id, order_id }: EnrollmentRow): TransactItem => ({
  ConditionCheck: {
    Key: keys.enrollment(user_id, course_id),
    ConditionExpression: 'order_id = :order',
    ExpressionAttributeValues: { ':order': order_id },
  },
});

/**
 * Writes the learner's own order of an enrollment whose company's seat has ended. If the course is free for the learner, the
 * order is free, and the enrollment becomes the learner's own. Returns undefined if something has changed since the read.
 */
export async function writeOwnOrder(enrollment: EnrollmentRow): Promise<OrderRow | undefined> {
  const { user_id: userId, course_id: courseId } = enrollment;
  const [course, people] = await Promise.all([readCourse(courseId), readPeople([userId])]);
  const learner = people.get(userId);
  if (!learner) throw new Error('A learner has no profile.');
  const { email, full_name: name, email_verified_at } = learner;
  const found = await findWaiver({ userId, email, isProven: email_verified_at !== undefined });
  const order = newOrder({
    items: [courseLine(orNotFound(course, 'There is no such course.'))],
    createdAt: timestamp(),
    by: userId,
    payer: payerOf({ name, email }),
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
