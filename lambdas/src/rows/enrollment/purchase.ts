import { coversCertificate } from '@redwhiteandcode/contract/orders/rules.ts';
import { timestamp } from '../../platform/clock.ts';
import { keys } from '../../platform/keys.ts';
import { setAttributes, type TransactItem, tryWrite } from '../../platform/table.ts';
import { readCourse } from '../course/read.ts';
import { type OrderRow, waivedOrder } from '../order/row.ts';
import type { FoundWaiver } from '../order/waiver.ts';
import { changedOrderItems } from '../order/write.ts';
import type { EnrolledSeat } from '../seat/enrolled-seat.ts';
import { orderedSeatsItems } from '../seat/row.ts';
import { type IssuedCertificate, issueCertificate } from './completion.ts';
import { clearProgress } from './progress.ts';
import { readEnrollment, readPastEnrollment } from './read.ts';
import { type EnrollmentRow, highestShare, newEnrollment } from './row.ts';
import { newEnrollmentItems } from './write.ts';

/** Items to write with a change of an order, and what is sent after they were written. */
type Granted = Partial<IssuedCertificate>;

/** Sends what is sent after a write, if it was written. Returns whether it was. */
export async function delivered(isWritten: boolean, { deliver }: Granted): Promise<boolean> {
  if (isWritten) await deliver?.();
  return isWritten;
}

/** The attributes of an enrollment that its order changes. */
type CoverChange = Partial<Pick<EnrollmentRow, 'order_id' | 'seat' | 'former'>>;

/** The condition that an enrollment has the order and the seat that were read. */
function coverAsRead({ order_id, seat }: EnrollmentRow) {
  const read = { order_id, seat };
  const is = (name: keyof typeof read) =>
    read[name] === undefined ? `attribute_not_exists(${name})` : `${name} = :read_${name}`;
  return {
    condition: `attribute_exists(pk) AND ${is('order_id')} AND ${is('seat')}`,
    values: {
      ...(order_id !== undefined && { ':read_order_id': order_id }),
      ...(seat && { ':read_seat': seat }),
    },
  };
}

/**
 * Makes what a change that makes an order paid or free writes about its enrollment, with what else changes there: the
 * certificate if the course is completed, otherwise a check that it is still not, so that of a payment and the last lesson at
 * the same moment the later one issues the certificate.
 */
async function coveredItems(row: EnrollmentRow, order: OrderRow, change?: CoverChange): Promise<Granted> {
  const key = keys.enrollment(row.user_id, row.course_id);
  const { condition, values } = coverAsRead(row);
  if (row.certificate_number !== undefined) {
    return change ? { items: [setAttributes(key, change, { condition, values })] } : {};
  }
  if (row.status !== 'completed' || row.completed_at === undefined) {
    const isUnchanged = { condition: `${condition} AND #status = :status`, values };
    return { items: [setAttributes(key, { ...change, status: row.status }, isUnchanged)] };
  }
  const issued = await issueCertificate(row, { issuedAt: timestamp(), completedAt: row.completed_at, order });
  const named = setAttributes(
    key,
    { ...change, certificate_number: issued.certificate.certificate_number },
    { condition: `${condition} AND attribute_not_exists(#certificate_number)`, values },
  );
  return { ...issued, items: [named, ...issued.items] };
}

/**
 * Returns what changes in an enrollment of a company's seat when another order covers it: it becomes the learner's own, or that
 * of the seat of the new order. It keeps its first seat, which it has again after a refund.
 */
const coverChange = (row: EnrollmentRow, order: OrderRow, seat: EnrolledSeat | undefined): CoverChange => ({
  order_id: order.id,
  seat,
  former:
    seat === undefined && row.seat && row.order_id !== undefined
      ? {
          order_id: row.order_id,
          seat: row.seat,
          until: timestamp(),
          completed_lessons: row.completed_lessons,
          highest_share: highestShare(row),
        }
      : undefined,
});

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
 * of a completed course. An enrollment of a company's seat becomes the learner's own, with its progress, or that of `seat`, if a
 * seat made the order free. Returns undefined if the course no longer exists.
 */
export async function boughtItems(
  before: OrderRow,
  after: OrderRow,
  seat?: EnrolledSeat,
): Promise<Granted | undefined> {
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
  if (enrollment?.order_id === id) return coveredItems(enrollment, after, seat && { seat });
  if (enrollment?.seat) return coveredItems(enrollment, after, coverChange(enrollment, after, seat));
  if (enrollment) return {};
  if (!course) return undefined;
  await clearProgress(user_id, course_id);
  const row = newEnrollment(user_id, course, { enrolledAt: timestamp(), orderId: id, seat, past });
  return { items: newEnrollmentItems(row) };
}

/**
 * Writes an order that became free, and enrolls the learner unless that is done; issues the certificate of a completed
 * course. Returns false if something has changed.
 */
export async function waiveOrder(before: OrderRow, found: FoundWaiver): Promise<boolean> {
  const waived = waivedOrder(before, found.waiver, timestamp());
  const bought = (await boughtItems(before, waived, found.seat)) ?? {};
  const items = [...changedOrderItems(before, waived), ...(bought.items ?? []), ...found.itemsFor(before)];
  return delivered(await tryWrite(items), bought);
}

/**
 * Makes the items that write an order that is free from the start and covers an enrollment of a company's seat that has
 * ended, and what is sent after they were written.
 */
export const freeOrderItems = async (
  row: EnrollmentRow,
  order: OrderRow,
  seat: EnrolledSeat | undefined,
): Promise<Granted> => coveredItems(row, order, coverChange(row, order, seat));

/**
 * Makes the item that gives an enrollment back to the company's seat that it was made with, after its own order was refunded
 * or its payment reversed. Its lessons close again if the seat has ended; progress stays, and so does a certificate unless
 * `isRevoked`.
 */
export const formerCoverItem = (
  row: EnrollmentRow,
  { order_id, seat }: NonNullable<EnrollmentRow['former']>,
  { isRevoked }: { isRevoked: boolean },
): TransactItem => {
  const { condition, values } = coverAsRead(row);
  return setAttributes(
    keys.enrollment(row.user_id, row.course_id),
    { order_id, seat, former: undefined, ...(isRevoked && { certificate_number: undefined }) },
    {
      // The last lesson may issue the certificate at this moment.
      condition: `${condition} AND tick_changes = :changes AND lessons_version = :version`,
      values: { ...values, ':changes': row.tick_changes, ':version': row.lessons_version },
    },
  );
};
