import { HttpProblem } from '../platform/http-problem.ts';
import { retry } from '../platform/retry.ts';
import { readAccess } from '../rows/enrollment/access.ts';
import { writeOwnOrder } from '../rows/enrollment/own-order.ts';
import { readOpenOrder } from '../rows/order/read.ts';
import type { OrderRow } from '../rows/order/row.ts';

const maxAttempts = 10;

/** The message for an enrollment that does not exist or is another learner's. */
export const noSuchEnrollment = 'There is no such enrollment.';

const seatIsUsed = 'Your company’s seat pays for this course.';
const isOwn = 'This course is already your own.';

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
    const order = await writeOwnOrder(enrollment);
    return order && { isNew: true, order };
  });
}
