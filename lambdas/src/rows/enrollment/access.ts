import * as z from 'zod';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { daysAfter, endOfBusinessDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import {
  keptWithoutSeat,
  seatEndSentence,
  termGraceDays,
} from '@redwhiteandcode/contract/company/seat-ends.ts';
import type { SeatEnd } from '@redwhiteandcode/contract/learning/operations.ts';
import { timestamp } from '../../platform/clock.ts';
import { HttpProblem } from '../../platform/http-problem.ts';
import { keys } from '../../platform/keys.ts';
import { getItems } from '../../platform/table.ts';
import { CompanyAccountItem } from '../company/row.ts';
import { hasSeat, PersonItem } from '../person/row.ts';
import { readEnrollment } from './read.ts';
import type { EnrollmentRow } from './row.ts';

/** What an account decides about the courses taken with its seats. */
const AccountItem = CompanyAccountItem.pick({
  id: true,
  company_name: true,
  account_status: true,
  seats_used: true,
  ends_on: true,
  renewal: true,
});
type Account = z.output<typeof AccountItem>;
type Person = Pick<z.output<typeof PersonItem>, 'state' | 'removed_because' | 'open_until'>;

/**
 * Returns why the courses of a company's seat have ended at a time, and until when they stay open; null while the seat is
 * used. It is derived at each request, so that taking a seat back is one write that needs no enrollment.
 */
export function seatEndAt(
  { person, account }: { person: Person | undefined; account: Account | undefined },
  now: string,
): SeatEnd | null {
  const end = (reason: SeatEnd['reason'], until?: string): SeatEnd => ({
    reason,
    company_name: account?.company_name ?? 'The company',
    open_until: until !== undefined && now < until ? until : null,
  });
  if (account?.account_status !== 'active') return end('account_closed');
  if (!person || !hasSeat(person)) return end(person?.removed_because ?? 'other', person?.open_until);
  const lastDay = lastPaidDay(account);
  if (lastDay === undefined || now <= endOfBusinessDay(lastDay)) return null;
  return end('term_over', endOfBusinessDay(daysAfter(lastDay, termGraceDays)));
}

/** Returns the last day that is paid for the seats in use; a renewal may not have started yet. */
const lastPaidDay = ({ ends_on, renewal, seats_used }: Account): string | undefined =>
  renewal && seats_used <= renewal.seats ? renewal.ends_on : ends_on;

/**
 * Reads why the seats of enrollments have ended, consistently, and returns a function with the result for each of them: null
 * for a used seat and for an enrollment without one. Without a seat among them it reads nothing.
 */
export async function readSeatEnds(
  rows: readonly Pick<EnrollmentRow, 'seat'>[],
  now: string = timestamp(),
): Promise<(row: Pick<EnrollmentRow, 'seat'>) => SeatEnd | null> {
  const seats = rows.flatMap(({ seat }) => seat ?? []);
  if (seats.length === 0) return () => null;
  const wanted = seats.flatMap(({ company_id, person_id }) => [
    keys.person(company_id, person_id),
    keys.corporateAccount(company_id),
  ]);
  const found = await getItems(wanted, z.union([PersonItem, AccountItem]), { consistent: true });
  const people = found.filter((item) => 'company_id' in item);
  const accounts = found.filter((item) => 'account_status' in item);
  return ({ seat }) => {
    if (!seat) return null;
    const person = people.find(
      ({ company_id, id }) => company_id === seat.company_id && id === seat.person_id,
    );
    const account = accounts.find(({ id }) => id === seat.company_id);
    return seatEndAt({ person, account }, now);
  };
}

/** Whether a learner can open the lessons of a course: without an enrollment, open, or closed with the end of the seat. */
export type Access =
  | { kind: 'none' }
  | { kind: 'open'; enrollment: EnrollmentRow; end: SeatEnd | null }
  | { kind: 'closed'; enrollment: EnrollmentRow; end: SeatEnd };

/**
 * Reads whether a learner can open the lessons of a course. An enrollment without a company's seat costs no more than its own
 * read, which is repeated consistently before anyone is refused.
 */
export async function readAccess(
  userId: string,
  courseId: string,
  options: { consistent: boolean } = { consistent: false },
): Promise<Access> {
  const enrollment = await readEnrollment(userId, courseId, options);
  if (!enrollment) return { kind: 'none' };
  const end = (await readSeatEnds([enrollment]))(enrollment);
  if (!end || end.open_until !== null) return { kind: 'open', enrollment, end };
  return options.consistent
    ? { kind: 'closed', enrollment, end }
    : readAccess(userId, courseId, { consistent: true });
}

/** Makes the HttpProblem 403 of an enrollment whose seat has ended. */
export const accessEnded = (end: SeatEnd): HttpProblem =>
  new HttpProblem(403, `${seatEndSentence(end)} ${keptWithoutSeat}`, { type: problemTypes.accessEnded });

/**
 * Returns the enrollment if its lessons are open. Throws an HttpProblem 403: with `refusal` if there is no enrollment, or with
 * the reason for which the seat has ended.
 */
export function openOrProblem(
  access: Access,
  refusal = 'Enroll in this course first.',
): Extract<Access, { kind: 'open' }> {
  if (access.kind === 'open') return access;
  if (access.kind === 'closed') throw accessEnded(access.end);
  throw new HttpProblem(403, refusal, { type: problemTypes.notEnrolled });
}
