import * as z from 'zod';
import type { AdminEnrollment } from '../../contract/learning-admin.ts';
import { EnrollmentStatus } from '../../contract/learning.ts';
import { indexes, keys } from '../platform/keys.ts';
import { findIds, inOrder, type ListFilter } from '../platform/search.ts';
import { getItems, listItems, type TransactItem, tryTransact } from '../platform/table.ts';
import { countStep } from '../platform/totals.ts';
import { courseCountStep } from './repository.ts';
import { enrollmentId, type EnrollmentRow, partsOf } from './rules.ts';

const EnrollmentItem = z.object({
  user_id: z.string(),
  course_id: z.string(),
  status: EnrollmentStatus,
  enrolled_at: z.string(),
});
type Row = z.infer<typeof EnrollmentItem>;
const Joined = z.record(z.string(), z.unknown());
type Joined = z.infer<typeof Joined>;

/** What is sought among the enrollments. */
export interface SoughtEnrollments extends Omit<ListFilter, 'states'> {
  user_id?: string | undefined;
  status?: EnrollmentStatus | undefined;
}

const textOf = (row: Joined | undefined, field: string): string | null => {
  const value = row?.[field];
  return typeof value === 'string' ? value : null;
};
const nameOf = ({ pk, sk }: { pk: unknown; sk: unknown }): string => `${String(pk)}\n${String(sk)}`;

/** Reads rows under many keys, each once, by their key. */
async function readJoined(wanted: readonly { pk: string; sk: string }[]): Promise<Map<string, Joined>> {
  const once = [...new Map(wanted.map((key) => [nameOf(key), key])).values()];
  const rows = await getItems(once, Joined);
  return new Map(rows.map((row) => [nameOf({ pk: row.pk, sk: row.sk }), row]));
}

const joinedKeys = (ids: { user_id: string; course_id: string }) => [
  keys.profile(ids.user_id),
  keys.course(ids.course_id),
];

function toAdminEnrollment(row: Row, joined: ReadonlyMap<string, Joined>): AdminEnrollment {
  const person = joined.get(nameOf(keys.profile(row.user_id)));
  const course = joined.get(nameOf(keys.course(row.course_id)));
  return {
    ...row,
    id: enrollmentId(row.user_id, row.course_id),
    student_name: textOf(person, 'full_name'),
    email: textOf(person, 'email'),
    course_title: textOf(course, 'title'),
  };
}

/** Enrollments as they came, of all learners or of one, with whose and in what they are: two requests. */
async function listByTime({ user_id, order, limit, cursor }: SoughtEnrollments) {
  const { gsi1pk, gsi2pk } = indexes.enrollments('', user_id ?? '', '');
  const listing = user_id
    ? ({ index: 'gsi2', pk: gsi2pk } as const)
    : ({ index: 'gsi1', pk: gsi1pk } as const);
  const newestFirst = order === 'descending';
  const { items, next } = await listItems({ ...listing, newestFirst }, { limit, cursor }, EnrollmentItem);
  const joined = await readJoined(items.flatMap(joinedKeys));
  return { items: items.map((row) => toAdminEnrollment(row, joined)), next };
}

/** Lists enrollments: as they came, or as they are found by words, state and order. */
export async function listRows(
  sought: SoughtEnrollments,
): Promise<{ items: AdminEnrollment[]; next: string | null }> {
  const { q, sort, status, user_id, order, limit, cursor } = sought;
  const isByTime = sort === 'enrolled_at';
  if (!q && isByTime && status === undefined) return listByTime(sought);
  const { ids, next } = await findIds('enrollments', {
    q,
    order,
    limit,
    cursor,
    states: { user_id, status },
    sort: isByTime ? undefined : sort,
  });
  const parts = ids.flatMap((id) => partsOf(id) ?? []);
  const joined = await readJoined(
    parts.flatMap(({ userId: user_id_, courseId: course_id }) => [
      keys.enrollment(user_id_, course_id),
      ...joinedKeys({ user_id: user_id_, course_id }),
    ]),
  );
  const rows = parts.flatMap(({ userId, courseId }) => {
    const row = joined.get(nameOf(keys.enrollment(userId, courseId)));
    return row ? [EnrollmentItem.parse(row)] : [];
  });
  const found = inOrder(ids, rows, (row) => enrollmentId(row.user_id, row.course_id));
  return { items: found.map((row) => toAdminEnrollment(row, joined)), next };
}

/** Reads whose and in what an enrollment is. */
export async function readNames(row: Pick<Row, 'user_id' | 'course_id'>) {
  const joined = await readJoined(joinedKeys(row));
  return {
    name: textOf(joined.get(nameOf(keys.profile(row.user_id))), 'full_name'),
    title: textOf(joined.get(nameOf(keys.course(row.course_id))), 'title'),
  };
}

/**
 * Deletes an enrollment with its place in the counts; its ticks are left, and its certificate. Answers false when its
 * status has changed since it was read, or it is gone.
 */
export async function deleteRow(row: EnrollmentRow, more: readonly TransactItem[]): Promise<boolean> {
  const { isWritten } = await tryTransact([
    {
      Delete: {
        Key: keys.enrollment(row.user_id, row.course_id),
        ConditionExpression: '#status = :status',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': row.status },
      },
    },
    courseCountStep(row.course_id, -1),
    countStep(row.user_id, {
      enrollments: -1,
      ...(row.status === 'active' && { active_enrollments: -1 }),
    }),
    ...more,
  ]);
  return isWritten;
}
