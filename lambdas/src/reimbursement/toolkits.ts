import { isDeepStrictEqual } from 'node:util';
import { todayAnywhere } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import type { ToolkitFacts, ToolkitOutcome } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import {
  factDaysProblems,
  firstOutcomeDay,
  paidAmountRule,
} from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import { pastDayRule } from '@redwhiteandcode/contract/text/past-day.ts';
import { timestamp } from '../platform/clock.ts';
import { fieldProblem, HttpProblem, orNotFound, staleProblem } from '../platform/http-problem.ts';
import { createdId, keyReused, refuseReuse, requestMark } from '../platform/idempotency.ts';
import { acceptUpload, discardUpload, removeUpload } from '../platform/uploads.ts';
import { readEnrollment } from '../rows/enrollment/read.ts';
import { readOpenOrder } from '../rows/order/read.ts';
import { mayFollow, withOutcome } from './outcomes.ts';
import * as repository from './repository.ts';
import { shown } from './shown.ts';
import { isReimbursable, orderedOn, priceCentsOf, readSubject, type Subject } from './subject.ts';
import { eventAt, factsOf, type FactsRow, newToolkit, type ToolkitRow, withFacts } from './toolkit-row.ts';

/** The most versions of a toolkit's facts. */
const maxVersions = 200;

/** Reads a toolkit of this learner. Throws the same HttpProblem 404 for another learner's toolkit as for a missing one. */
export async function ownToolkit(toolkitId: string, userId: string): Promise<ToolkitRow> {
  const row = await repository.readToolkit(toolkitId);
  return orNotFound(row?.user_id === userId ? row : undefined, 'There is no such toolkit.');
}

/** Makes the problem of a price that no employer can pay back. */
export const nothingToReimburse = (): HttpProblem =>
  new HttpProblem(
    409,
    'There is nothing to reimburse: the price was waived, canceled, disputed or refunded.',
  );

const stale = async (row: ToolkitRow) =>
  staleProblem('This toolkit has changed since you opened it.', await shown(row));

/** Returns what identifies a request with an idempotency key, and its body; undefined without a key. */
export const markOf = (
  operation: string,
  owner: string,
  key: string | undefined,
  body: unknown,
): string | undefined =>
  key === undefined ? undefined : `${createdId(operation, owner, key)}.${requestMark(body)}`;

/**
 * Whether a request is the one with the first mark. Throws an HttpProblem 409 if only the idempotency key is the same.
 */
export function isSameRequest(first: string | undefined, mark: string | undefined): boolean {
  if (first === undefined || mark === undefined) return false;
  const [id, body] = mark.split('.');
  const [firstId, firstBody] = first.split('.');
  if (id !== firstId) return false;
  if (body !== firstBody) throw keyReused();
  return true;
}

/** Whether a request with this mark has changed the toolkit before. Throws as `isSameRequest` does. */
export const isRepeated = ({ history }: ToolkitRow, mark: string | undefined): boolean =>
  history.some((event) => isSameRequest(event.mark, mark));

const marked = (mark: string | undefined) => (mark === undefined ? {} : { mark });

/** Returns the facts to store: blank texts become null. */
function storedFacts({ plan, ...facts }: ToolkitFacts): FactsRow {
  return {
    ...facts,
    hr_name: facts.hr_name || null,
    hr_email: facts.hr_email || null,
    employee_number: facts.employee_number || null,
    plan: {
      ...plan,
      deadline_note: plan.deadline_note || null,
      terms: { ...plan.terms, approver: plan.terms.approver || null, other: plan.terms.other || null },
    },
  };
}

const factPaths = {
  plan_year: 'body.plan_year',
  pay_date: 'body.pay_date',
  deadline_on: 'body.plan.deadline_on',
} as const;

/** Throws an HttpProblem 422 for a date or year of the facts that does not fit the order. */
function checkFactDays(facts: FactsRow, orderedOn: string): void {
  const problems = factDaysProblems({ ...facts, deadline_on: facts.plan.deadline_on }, orderedOn) ?? {};
  for (const [field, path] of Object.entries(factPaths)) {
    const problem = problems[field as keyof typeof factPaths];
    if (problem) throw fieldProblem(422, path, problem);
  }
}

/** Throws an HttpProblem 422 if an outcome is dated before what it follows, or more was paid than the price of the order. */
async function checkOutcome(row: ToolkitRow, { status, date, amount_cents }: ToolkitOutcome): Promise<void> {
  const subject = await readSubject(row);
  const ordered_on = orderedOn(row, subject);
  const days = { ...firstOutcomeDay({ ...row, ordered_on }, status), to: todayAnywhere().to };
  const problem = pastDayRule(days)(date);
  if (problem) throw fieldProblem(422, 'body.date', problem);
  if (amount_cents) checkPaidAmount(row, subject, amount_cents, 'body.amount_cents');
}

/** Throws an HttpProblem 422 if an employer would have paid more for an order than its price without refunds. */
export function checkPaidAmount(
  { order_id }: ToolkitRow,
  subject: Subject,
  cents: number,
  path: string,
): void {
  const problem = paidAmountRule({ order_id, amount_cents: priceCentsOf(subject) })(cents);
  if (problem) throw fieldProblem(422, path, problem);
}

/** Returns the order of a learner's course: of the enrollment, or one that must be paid before it. */
async function orderIdOf(userId: string, courseId: string): Promise<string | null> {
  const enrollment = await readEnrollment(userId, courseId, { consistent: true });
  if (enrollment) return enrollment.order_id ?? null;
  const { id } = orNotFound(await readOpenOrder(userId, courseId), 'You are not enrolled in this course.');
  return id;
}

/**
 * Makes the toolkit of a course. Throws an HttpProblem 404 unless the learner is enrolled or has an unpaid order for it,
 * 409 if the order has a toolkit or its price cannot be reimbursed, and 422 for a date that does not fit the order.
 */
export async function createToolkit(
  userId: string,
  body: ToolkitFacts & { course_id: string },
  key: string | undefined,
): Promise<ToolkitRow> {
  const { course_id: courseId, ...facts } = body;
  const orderId = await orderIdOf(userId, courseId);
  const id = createdId('createToolkit', userId, key);
  const requested = { id, userId, courseId, orderId, at: timestamp(), requestMark: requestMark(body) };
  const row = newToolkit(storedFacts(facts), requested);
  const subject = await readSubject(row);
  if (!isReimbursable(subject)) throw nothingToReimburse();
  checkFactDays(row, orderedOn(row, subject));
  const { isWritten, failed } = await repository.createToolkit(row);
  if (isWritten) return row;
  if (!failed[0]) return refuseSecond(userId, courseId);
  const first = await ownToolkit(id, userId);
  refuseReuse(first.request_mark, body);
  return first;
}

async function refuseSecond(userId: string, courseId: string): Promise<never> {
  const first = await repository.readToolkitOf(userId, courseId);
  throw new HttpProblem(409, 'You already have a toolkit for this course.', {
    type: problemTypes.toolkitExists,
    ...(first && { current: await shown(first) }),
  });
}

/**
 * Changes the facts of a toolkit. Throws an HttpProblem 409 if it has changed since the learner read it, and 422 for a date
 * that does not fit the order.
 */
export async function changeFacts(
  before: ToolkitRow,
  body: ToolkitFacts & { version: number },
  key: string | undefined,
): Promise<ToolkitRow> {
  const { version, ...sent } = body;
  const facts = storedFacts(sent);
  const mark = markOf('changeToolkit', before.id, key, body);
  if (isRepeated(before, mark) || isDeepStrictEqual(facts, factsOf(before))) return before;
  if (before.version !== version) throw await stale(before);
  if (before.facts_version >= maxVersions) {
    throw new HttpProblem(409, 'This toolkit was changed too often. Please write to us.');
  }
  checkFactDays(facts, orderedOn(before, await readSubject(before)));
  const note = String(before.facts_version + 1);
  const after = withFacts(before, facts, eventAt(timestamp(), 'facts_changed', { note, ...marked(mark) }));
  if (await repository.changeToolkit(before, after)) return after;
  throw await stale(await ownToolkit(before.id, before.user_id));
}

/**
 * Records an outcome, with the letter of a denial. Throws an HttpProblem 409 if the toolkit has changed since the learner
 * read it, or its status does not allow the outcome, and 422 for a missing letter, a date before what it follows, or an
 * amount above the price.
 */
export async function recordOutcome(
  before: ToolkitRow,
  body: ToolkitOutcome,
  key: string | undefined,
): Promise<ToolkitRow> {
  const { version, status, date, amount_cents, reason, letter_upload_key: uploadKey } = body;
  const mark = markOf('recordOutcome', before.id, key, body);
  if (isRepeated(before, mark)) return before;
  if (before.version !== version) throw await stale(before);
  if (!mayFollow(before.status, status)) {
    throw new HttpProblem(
      409,
      'This outcome cannot follow the one that is recorded. Please write to us to correct it.',
    );
  }
  await checkOutcome(before, body);
  const letterKey = uploadKey
    ? await acceptUpload(before.user_id, uploadKey, 'letter_upload_key')
    : undefined;
  const at = timestamp();
  const outcome = {
    status,
    on: date,
    at,
    by: 'learner',
    amountCents: amount_cents,
    reason,
    letterKey,
  } as const;
  const after = withOutcome(before, { ...outcome, ...marked(mark) });
  if (!(await repository.changeToolkit(before, after))) {
    if (letterKey) await removeUpload(letterKey);
    const current = await ownToolkit(before.id, before.user_id);
    if (isRepeated(current, mark)) return current;
    throw await stale(current);
  }
  if (uploadKey) await discardUpload(uploadKey);
  return after;
}
