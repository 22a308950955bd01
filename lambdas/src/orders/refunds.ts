import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import type { AdminRefund } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import type {
  RefundDenialRecord,
  RefundEntitlement,
  RefundRequest,
} from '@redwhiteandcode/contract/orders/operations.ts';
import { recordedDenial } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { fieldProblem, HttpProblem, orNotFound, staleProblem } from '../platform/http-problem.ts';
import { requestMark } from '../platform/idempotency.ts';
import { logger } from '../platform/logger.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { retry } from '../platform/retry.ts';
import { type TransactItem, tryWrite } from '../platform/table.ts';
import { acceptUpload, discardUpload, removeUpload } from '../platform/uploads.ts';
import { readCourse } from '../rows/course/read.ts';
import { readEnrollment, readPastEnrollment } from '../rows/enrollment/read.ts';
import { highestShare as highestShareOf, isOrderOf } from '../rows/enrollment/row.ts';
import { progressIsUnchanged } from '../rows/enrollment/write.ts';
import { readOrder } from '../rows/order/read.ts';
import { changed, type OrderRow } from '../rows/order/row.ts';
import { changedOrderItems } from '../rows/order/write.ts';
import { refundDeniedMail, refundRequestedMail } from './mails.ts';
import { currentEmail, reverseOrder, settleByPayment } from './payments.ts';
import type { RefundRow } from './refund-row.ts';
import {
  changedRefundItems,
  listApprovedRefunds,
  newRefundItems,
  readRefund,
  readRefundAbout,
  readToolkitOf,
  requestOf,
  sameOutcomeItem,
} from './repository.ts';
import { entitlementAt, isRefundable, objectionTo, toAdminRefund } from './rules.ts';
import { refundPayment } from './stripe.ts';

/**
 * Returns what the refund rule gives at a time, by default now, for an order of a course: from the payment, or from the
 * order's date while it is unpaid. The share that counts is the highest that the learner has ever reached, without what was
 * completed with a company's seat before. An unpaid order that has opened no lessons can always be withdrawn. Returns null for an order without a course, and once money was paid
 * back.
 */
export async function entitlementOf(order: OrderRow, now = new Date()): Promise<RefundEntitlement | null> {
  const { user_id, course_id, status, payment, created_at } = order;
  if (user_id === null || course_id === null || (status !== 'paid' && status !== 'due')) return null;
  const [enrollment, course] = await Promise.all([
    readEnrollment(user_id, course_id, { consistent: true }),
    readCourse(course_id),
  ]);
  const total = course?.lesson_keys.length ?? 0;
  if (status === 'due' && !isOrderOf(order, enrollment))
    return entitlementAt(now.toISOString(), { completed: 0, total }, now);
  const earlier = enrollment?.former ?? { completed_lessons: 0, highest_share: 0 };
  const since = Math.max(0, (enrollment?.completed_lessons ?? 0) - earlier.completed_lessons);
  const completed = Math.min(since, total);
  // Read after the enrollment, which may end at this moment and leave its share.
  const past = enrollment ? undefined : await readPastEnrollment(user_id, course_id);
  const highestShare = enrollment
    ? Math.max(0, highestShareOf(enrollment) - earlier.highest_share)
    : (past?.highest_share ?? 0);
  return entitlementAt(payment?.paid_at ?? created_at, { completed, total, highestShare }, now);
}

const fresh = async (orderId: string): Promise<OrderRow> =>
  orNotFound(await readOrder(orderId), 'There is no such order.');

interface Request {
  ground: RefundRequest['ground'];
  letter_upload_key?: string | null | undefined;
  note?: string | null | undefined;
}

/**
 * Returns a request's denial, and the items that refuse it if it has changed: the letter, or what was recorded with a link.
 * Throws an HttpProblem 422 without either.
 */
async function denialOf(
  order: OrderRow,
  { ground, letter_upload_key: uploadKey }: Request,
): Promise<{ denial: RefundDenialRecord | null; items: TransactItem[] }> {
  if (ground !== 'denial') return { denial: null, items: [] };
  const toolkit = await readToolkitOf(order);
  const recorded = toolkit && recordedDenial(toolkit);
  if (!uploadKey && !recorded) {
    throw fieldProblem(422, 'body.letter_upload_key', 'Upload your employer’s written denial');
  }
  const decision = recorded ? toolkit.decision : null;
  const known = {
    employer_name: toolkit?.employer_name ?? null,
    hr_email: decision?.sent_to ?? toolkit?.hr_email ?? null,
    decided_by: decision && `${decision.name}, ${decision.title}`,
    reason: recorded ? toolkit.denial_reason : null,
    checked: null,
  };
  if (uploadKey || !recorded) return { denial: { proof: 'letter', ...known }, items: [] };
  return { denial: { proof: recorded, ...known }, items: [sameOutcomeItem(toolkit)] };
}

/**
 * Requests a refund. Without a denial it must be due by the rule (HttpProblem 422), with one it needs the letter, unless the
 * denial was recorded with a link. A repeated request returns the first one; another one is refused (HttpProblem 409).
 */
export async function requestRefund(orderId: string, userId: string, request: Request): Promise<OrderRow> {
  const order = await fresh(orderId);
  const before = await readRefund(orderId);
  const mark = requestMark(request);
  if (order.refund?.status === 'requested' && before?.request_mark === mark) return order;
  if (!isRefundable(order)) throw new HttpProblem(409, 'A refund for this order cannot be requested.');
  const objection = objectionTo(request.ground, await entitlementOf(order));
  if (objection) {
    throw new HttpProblem(
      422,
      `${objection} A refund is still possible with your employer’s written denial.`,
    );
  }
  const { ground, letter_upload_key: uploadKey, note } = request;
  const { denial, items: conditions } = await denialOf(order, request);
  const letter_key =
    ground === 'denial' && uploadKey ? await acceptUpload(userId, uploadKey, 'letter_upload_key') : null;
  const row = newRequest(order, {
    ground,
    note: note || null,
    letter_key,
    denial,
    userId,
    request_mark: mark,
  });
  const event = { at: row.requested_at, kind: 'refund_requested', by: userId } as const;
  const after = changed(order, { refund: requestOf(row) }, event);
  const mail = queueMail({ ...refundRequestedMail(after), to: await currentEmail(after) });
  const items = [
    ...newRefundItems(row, before),
    ...changedOrderItems(order, after),
    ...conditions,
    mail.item,
  ];
  if (!(await tryWrite(items))) {
    if (letter_key) await removeUpload(letter_key);
    throw new HttpProblem(409, 'This order has just changed. Please reload and try again.');
  }
  await Promise.all([uploadKey && discardUpload(uploadKey), mail.deliver()]);
  return after;
}

export function newRequest(
  order: OrderRow,
  made: Pick<RefundRow, 'ground' | 'note' | 'letter_key' | 'denial' | 'request_mark'> & { userId: string },
): RefundRow {
  const { userId, ...request } = made;
  return {
    ...request,
    id: order.id,
    order_id: order.id,
    user_id: userId,
    course_id: order.course_id,
    status: 'requested',
    requested_at: timestamp(),
    amount_cents: order.total_cents,
    reason: null,
    objection: null,
    decided_at: null,
    decided_by: null,
    version: 1,
  };
}

const refundOrProblem = async (id: string): Promise<RefundRow> =>
  orNotFound(await readRefund(id), 'There is no such refund request.');

/** Denies a refund request with a reason. Repeating the same denial changes nothing. */
export async function denyRefund(id: string, adminId: string, reason: string): Promise<RefundRow> {
  const before = await refundOrProblem(id);
  if (before.status === 'denied' && before.reason === reason) return before;
  if (before.status !== 'requested') throw decided(before);
  const order = await fresh(before.order_id);
  if (order.seats) throw new HttpProblem(409, 'This refund is due: the company has given its seats back.');
  const at = timestamp();
  const { row, items } = changedRefundItems(before, {
    status: 'denied',
    objection: await objectionOf(before),
    reason,
    decided_at: at,
    decided_by: adminId,
  });
  const event = { at, kind: 'refund_denied', by: adminId, note: reason } as const;
  const after = changed(order, { refund: requestOf(row) }, event);
  const to = await currentEmail(after);
  // A kept order of a deleted account has no address.
  const mail = to ? queueMail({ ...refundDeniedMail(after, reason), to }) : undefined;
  const change = { field: 'reason', after: reason };
  const audit = auditItem(adminId, 'Denied a refund', order.id, [change], before.user_id);
  const sent = mail ? [mail.item] : [];
  if (!(await tryWrite([...items, ...changedOrderItems(order, after), ...sent, audit]))) throw justChanged();
  await mail?.deliver();
  return row;
}

/**
 * Returns why the rule does not give a requested refund: by the time of the request, and by the share of the course that the
 * learner has reached until now. Returns what was found when it was decided for a decided request.
 */
export async function objectionOf(row: RefundRow): Promise<string | null> {
  if (row.status !== 'requested') return row.objection;
  const order = await readOrder(row.order_id);
  const entitlement = order ? await entitlementOf(order, new Date(row.requested_at)) : null;
  return objectionTo(row.ground, entitlement);
}

/** Returns a request as an admin sees it now. */
export async function refundDetail(row: RefundRow): Promise<AdminRefund> {
  const [about, objection] = await Promise.all([readRefundAbout(row), objectionOf(row)]);
  return toAdminRefund({ ...row, objection }, about);
}

const decided = ({ status }: RefundRow): HttpProblem =>
  new HttpProblem(409, `This request is already ${status}.`);
const justChanged = (): HttpProblem =>
  new HttpProblem(409, 'This request has just changed. Please reload and try again.');

const needsCheck = ({ denial }: RefundRow): boolean =>
  denial?.proof === 'employer_link' && denial.checked === null;

/**
 * Records how an admin checked a denial with the employer. Throws an HttpProblem 409 if the request is decided or its denial
 * needs no check. Repeating the same note changes nothing.
 */
export async function checkDenial(id: string, adminId: string, note: string): Promise<RefundRow> {
  const before = await refundOrProblem(id);
  const { denial } = before;
  if (denial?.checked?.note === note) return before;
  if (before.status !== 'requested') throw decided(before);
  if (denial?.proof !== 'employer_link') throw new HttpProblem(409, 'This request needs no check.');
  const checked = { at: timestamp(), note };
  const { row, items } = changedRefundItems(before, { denial: { ...denial, checked } });
  const changes = [{ field: 'check', ...(denial.checked && { before: denial.checked.note }), after: note }];
  const action = 'Checked a denial with the employer';
  const audit = auditItem(adminId, action, before.order_id, changes, before.user_id);
  if (!(await tryWrite([...items, audit]))) throw justChanged();
  return row;
}

/**
 * Approves a refund request, then pays it back. If paying back fails, `payApprovedRefunds` repeats it. Throws an HttpProblem
 * 409 if the objection is no longer the one that the admin saw, if the learner's progress changes during the call, or if the denial
 * was recorded through a copied link and nobody checked it with the employer.
 */
export async function approveRefund(id: string, adminId: string, seen: string | null): Promise<RefundRow> {
  const before = await refundOrProblem(id);
  if (before.status === 'denied') throw decided(before);
  if (before.status === 'requested') {
    if (needsCheck(before)) throw new HttpProblem(409, 'First check the denial with the employer.');
    const at = timestamp();
    const { user_id, course_id } = before;
    // Read before the objection, so that the write fails if a lesson is completed in between.
    const enrollment =
      course_id === null ? undefined : await readEnrollment(user_id, course_id, { consistent: true });
    const objection = await objectionOf(before);
    if (objection !== seen) {
      const now = objection ? `It is not due: ${objection}` : 'It is due now.';
      const message = `This request has changed since you opened it. ${now} Please decide again.`;
      throw staleProblem(message, await refundDetail(before));
    }
    const { row, items } = changedRefundItems(before, {
      status: 'approved',
      objection,
      decided_at: at,
      decided_by: adminId,
    });
    const order = await fresh(before.order_id);
    const event = { at, kind: 'refund_approved', by: adminId } as const;
    const after = changed(order, { refund: requestOf(row) }, event);
    const changes = [
      { field: 'amount', after: dollarsAndCents(row.amount_cents) },
      ...(objection ? [{ field: 'not due', after: objection }] : []),
    ];
    const audit = auditItem(adminId, 'Approved a refund', order.id, changes, before.user_id);
    const conditions = enrollment ? [progressIsUnchanged(enrollment)] : [];
    if (!(await tryWrite([...items, ...changedOrderItems(order, after), audit, ...conditions])))
      throw justChanged();
  }
  await payBack(before.order_id, adminId);
  return refundOrProblem(id);
}

const maxAttempts = 10;

/**
 * Pays an approved refund back: through Stripe if Stripe received the payment, otherwise it is recorded as paid back by
 * hand. Repeating it pays once.
 */
export async function payBack(orderId: string, adminId: string | null): Promise<void> {
  await retry(maxAttempts, 'An order changed during every attempt to refund it', async () => {
    const order = await fresh(orderId);
    if (order.refund?.status !== 'approved') return true;
    const cents = order.total_cents - order.refunded_cents;
    if (order.stripe_payment !== null) {
      if (cents > 0) {
        const key = `refund-${order.id}-${order.refund.requested_at}`;
        await refundPayment(order.stripe_payment, { cents, orderId, key });
      }
      await settleByPayment(order.stripe_payment);
      return true;
    }
    const event = { at: timestamp(), kind: 'refunded', by: adminId, note: dollarsAndCents(cents) } as const;
    const reversed = changed(order, { status: 'refunded', refunded_cents: order.total_cents }, event);
    return (await reverseOrder(order, reversed, 'refund')) || undefined;
  });
}

/** Pays back the approved refunds that were interrupted. Returns their number. */
export async function payApprovedRefunds(): Promise<number> {
  const rows = await listApprovedRefunds();
  for (const { order_id } of rows) {
    try {
      await payBack(order_id, null);
    } catch (error) {
      logger.error('A refund could not be paid back; it will be retried', { order: order_id, error });
    }
  }
  return rows.length;
}
