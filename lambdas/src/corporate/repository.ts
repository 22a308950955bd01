import * as z from 'zod';
import {
  CorporateAccount,
  type CorporateSeat,
  type SeatCourse,
} from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import type { CountedPageOf, PageOf } from '@redwhiteandcode/contract/api/page.ts';
import { type ListQuery, listRows, RowItem } from '../platform/admin-list.ts';
import { indexes, keys } from '../platform/keys.ts';
import { pick } from '../platform/pick.ts';
import {
  getItem,
  getItems,
  listItems,
  putNew,
  setAttributes,
  type TransactItem,
  tryTransact,
  tryWrite,
} from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import { readPersonOf } from '../rows/person/read.ts';
import { seatedPersonItems } from '../rows/person/write.ts';
import { SeatItem, type SeatRow, usedSeatParts, usedSeatsItems } from '../rows/seat/row.ts';
import { accounts } from './list.ts';
import { editable } from './rules.ts';
import { CourseItem, type CourseRow } from '../rows/course/row.ts';
import {
  enrollmentId,
  EnrollmentItem,
  type EnrollmentRow,
  partsOf,
  progressPercent,
} from '../rows/enrollment/row.ts';

const MarkItem = z.object({ request_mark: z.string().optional() });

/** Reads an account consistently. */
export const readAccount = (id: string) =>
  getItem(keys.corporateAccount(id), CorporateAccount, { consistent: true });

/** Reads the hash of the request that created an account; undefined if there is none. */
export const readRequestMark = async (id: string): Promise<string | undefined> =>
  (await getItem(keys.corporateAccount(id), MarkItem, { consistent: true }))?.request_mark;

/** Lists accounts. */
export const listAccounts = (query: ListQuery): Promise<CountedPageOf<CorporateAccount>> =>
  listRows(accounts, query, CorporateAccount);

/** Writes a new account and counts it in the totals. Returns false if its ID exists. */
export async function createAccount(
  row: CorporateAccount,
  { requestMark, more = [] }: { requestMark?: string; more?: readonly TransactItem[] } = {},
): Promise<boolean> {
  return tryWrite([
    putNew({
      ...keys.corporateAccount(row.id),
      ...indexes.corporateAccounts(row.created_at, row.id),
      ...row,
      request_mark: requestMark,
    }),
    ...countChange(row.id, accounts, undefined, row),
    ...more,
  ]);
}

/**
 * Writes an edited account and updates the totals. Returns false if the account has changed since it was read, or if
 * more seats are in use than the edit would leave.
 */
export async function changeAccount(
  before: CorporateAccount,
  after: CorporateAccount,
  more: readonly TransactItem[],
): Promise<boolean> {
  return tryWrite([
    setAttributes(keys.corporateAccount(before.id), pick(after, [...editable, 'version']), {
      condition: 'version = :before AND seats_used <= :seats_purchased',
      values: { ':before': before.version },
    }),
    ...countChange(before.id, accounts, before, after),
    ...more,
  ]);
}

/** Lists an account's seats, with the courses taken with them, by the time at which they were assigned. */
export async function listSeats(
  accountId: string,
  page: Pick<ListQuery, 'order' | 'limit' | 'cursor'>,
): Promise<PageOf<CorporateSeat>> {
  const { gsi2pk: pk } = indexes.corporateSeats('', accountId, '', '');
  const newestFirst = page.order === 'descending';
  const { items, next } = await listItems({ index: 'gsi2', pk, newestFirst }, page, SeatItem);
  return { items: await withCourses(items), next };
}

/** The result of assigning a seat; `refused` if the account is inactive or full. */
export type SeatResult = 'assigned' | 'exists' | 'refused';

/**
 * Assigns a seat to a person of the company, who is new unless the address had a seat before. Assigns it only if the account
 * is active and has one left, and counts it on the account and in the totals.
 */
export async function assignSeat(
  accountId: string,
  { email, at }: { email: string; at: string },
  more: readonly TransactItem[] = [],
): Promise<SeatResult> {
  const known = await readPersonOf(accountId, email);
  const { items } = seatedPersonItems(accountId, { email }, { known, at });
  const { isWritten, failed } = await tryTransact([...items, ...usedSeatsItems(accountId, at), ...more]);
  if (isWritten) return 'assigned';
  return failed[0] ? 'exists' : 'refused';
}

const Owner = z.object({
  user_id: z.string(),
  email: z.string(),
  email_verified_at: z.string().optional(),
  former_emails: z.array(z.object({ email: z.string() })).optional(),
});
type Owner = z.output<typeof Owner>;

/** Returns whether an account has proven, now or earlier, that an address is its user's. */
const hasProven = (owner: Omit<Owner, 'user_id'>, email: string): boolean =>
  (owner.email === email && owner.email_verified_at !== undefined) ||
  (owner.former_emails ?? []).some((former) => former.email === email);

/** Returns what a company sees of an enrollment. */
function seatCourse(
  row: EnrollmentRow,
  course: Pick<CourseRow, 'title' | 'lesson_count'> | undefined,
): SeatCourse {
  const isCompleted = row.completed_at !== undefined;
  return {
    course_id: row.course_id,
    title: course?.title ?? null,
    started_at: row.enrolled_at,
    progress: isCompleted ? 100 : progressPercent(row.completed_lessons, course?.lesson_count ?? 0),
    completed_at: row.completed_at ?? null,
    certificate_number: row.certificate_number ?? null,
  };
}

/**
 * Returns seats with the courses taken with them, in the order in which they were started. It reads each enrollment, its
 * user and its course once, 100 rows per request.
 */
export async function withCourses(seats: readonly SeatRow[]): Promise<CorporateSeat[]> {
  const used = seats.flatMap(({ enrollments = [] }) => [...enrollments].map(usedSeatParts));
  const parts = used.flatMap((record) => partsOf(record.enrollmentId) ?? []);
  const rows = await getItems(
    parts.flatMap(({ userId, courseId }) => [
      keys.enrollment(userId, courseId),
      keys.profile(userId),
      keys.course(courseId),
    ]),
    RowItem,
  );
  const isOf = (sk: string) => rows.filter((row) => String(row['sk']).startsWith(sk));
  const enrollments = isOf(keys.enrollment('', '').sk).map((row) => EnrollmentItem.parse(row));
  const owners = new Map(isOf(keys.profile('').sk).map((row) => [row['user_id'], Owner.parse(row)]));
  const courses = new Map(isOf(keys.course('').sk).map((row) => [row['id'], CourseItem.parse(row)]));
  return seats.map(({ enrollments: records = new Set(), person_id: _person, ...seat }) => ({
    ...seat,
    courses: enrollments
      .filter((row) => records.has(`${enrollmentId(row.user_id, row.course_id)}#${row.order_id}`))
      .filter(({ user_id }) => {
        const owner = owners.get(user_id);
        return owner !== undefined && hasProven(owner, seat.email);
      })
      .map((row) => seatCourse(row, courses.get(row.course_id)))
      .toSorted((one, two) => one.started_at.localeCompare(two.started_at)),
  }));
}
