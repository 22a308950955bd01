import { coversCertificate } from '@redwhiteandcode/contract/orders/rules.ts';
import { timestamp } from '../../platform/clock.ts';
import { keys } from '../../platform/keys.ts';
import { setAttributes, type TransactItem, tryWrite } from '../../platform/table.ts';
import { readCourse } from '../course/read.ts';
import type { OrderRow } from '../order/row.ts';
import { changedOrderItems } from '../order/write.ts';
import { orderedSeatsItems } from '../seat/row.ts';
import { type IssuedCertificate, issueCertificate } from './completion.ts';
import { clearProgress } from './progress.ts';
import { readEnrollment, readPastEnrollment } from './read.ts';
import { type EnrollmentRow, newEnrollment } from './row.ts';
import { newEnrollmentItems } from './write.ts';

/** Items to write with a change of an order, and what is sent after they were written. */
type Granted = Partial<IssuedCertificate>;

/** Sends what is sent after a write, if it was written. Returns whether it was. */
export async function delivered(isWritten: boolean, { deliver }: Granted): Promise<boolean> {
  if (isWritten) await deliver?.();
  return isWritten;
}

/**
 * Makes what a change that makes an order paid or free writes about its enrollment: the certificate if the course is
 * completed, otherwise a check that it is still not, so that of a payment and the last lesson at the same moment the later
 * one issues the certificate.
 */
async function coveredItems(row: EnrollmentRow, order: OrderRow): Promise<Granted> {
  const key = keys.enrollment(row.user_id, row.course_id);
  if (row.certificate_number !== undefined) return {};
  if (row.status !== 'completed' || row.completed_at === undefined) {
    return {
      items: [
        {
          ConditionCheck: {
            Key: key,
            ConditionExpression: 'attribute_exists(pk) AND #status <> :completed',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':completed': 'completed' },
          },
        },
      ],
    };
  }
  const issued = await issueCertificate(row, { issuedAt: timestamp(), completedAt: row.completed_at, order });
  const name = setAttributes(
    key,
    { certificate_number: issued.certificate.certificate_number },
    { condition: 'attribute_exists(pk) AND attribute_not_exists(#certificate_number)' },
  );
  return { ...issued, items: [name, ...issued.items] };
}

/** Makes what an order that became paid or free gives its learner's enrollment: the certificate of a completed course. */
export async function newlyCovered(before: OrderRow, after: OrderRow): Promise<Granted> {
  const { user_id, course_id } = after;
  if (user_id === null || course_id === null || coversCertificate(before) || !coversCertificate(after))
    return {};
  const enrollment = await readEnrollment(user_id, course_id, { consistent: true });
  return enrollment?.order_id === after.id ? coveredItems(enrollment, after) : {};
}

/**
 * Makes what an order that became paid or free gives: the company's seats, or the learner's enrollment, or the certificate
 * of a completed course. Returns undefined if the course no longer exists.
 */
export async function boughtItems(before: OrderRow, after: OrderRow): Promise<Granted | undefined> {
  const { id, user_id, account_id, course_id, items } = before;
  if (account_id !== null) {
    const seats = items.reduce((sum, { quantity }) => sum + quantity, 0);
    return { items: await orderedSeatsItems(account_id, seats) };
  }
  if (user_id === null || course_id === null) return {};
  const [enrollment, course, past] = await Promise.all([
    readEnrollment(user_id, course_id, { consistent: true }),
    readCourse(course_id),
    readPastEnrollment(user_id, course_id),
  ]);
  if (enrollment) return newlyCovered(before, after);
  if (!course) return undefined;
  await clearProgress(user_id, course_id);
  const row = newEnrollment(user_id, course, { enrolledAt: timestamp(), orderId: id, past });
  return { items: newEnrollmentItems(row) };
}

/**
 * Writes an order that became free, and enrolls the learner unless that is done; issues the certificate of a completed
 * course. Returns false if something has changed.
 */
export async function waiveOrder(
  before: OrderRow,
  waived: OrderRow,
  more: readonly TransactItem[],
): Promise<boolean> {
  const bought = (await boughtItems(before, waived)) ?? {};
  const items = [...changedOrderItems(before, waived), ...(bought.items ?? []), ...more];
  return delivered(await tryWrite(items), bought);
}
