import type { LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';
import { epochSeconds } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { deleteExisting, putNew, setAttributes, type TransactItem, tryTransact } from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import type { IssuedCertificate } from '../rows/enrollment/completion.ts';
import { type EnrollmentRow, highestShare } from '../rows/enrollment/row.ts';
import { enrollments } from './list.ts';
import type { LearnableCourse } from './rules.ts';

const progressRow = (row: EnrollmentRow, lesson: LessonPosition, at: number) => ({
  ...keys.progress(row.user_id, row.course_id, lesson.module_number, lesson.lesson_number),
  completed: true,
  at,
});

/** The result of completing a lesson; `stale` if the enrollment has changed and must be read again. */
export type TickResult = 'written' | 'unchanged' | 'stale';

async function tick(items: readonly TransactItem[]): Promise<TickResult> {
  const { isWritten, failed } = await tryTransact(items);
  if (isWritten) return 'written';
  return failed[0] ? 'unchanged' : 'stale';
}

/** Makes the item that changes an enrollment's count; `set` is added to the update, `and` to the condition. */
function countingItem(
  row: EnrollmentRow,
  by: 1 | -1,
  { set = '', and, values = {} }: { set?: string; and: string; values?: Record<string, unknown> },
): TransactItem {
  return {
    Update: {
      Key: keys.enrollment(row.user_id, row.course_id),
      UpdateExpression: `ADD completed_lessons :by, tick_changes :one ${set}`,
      ConditionExpression: `${and} AND lessons_version = :version`,
      ...(`${set}${and}`.includes('#status') && { ExpressionAttributeNames: { '#status': 'status' } }),
      ExpressionAttributeValues: { ':by': by, ':one': 1, ':version': row.lessons_version, ...values },
    },
  };
}

/** Completes a lesson that is not the last one, at a time in seconds since 1970: writes its row and the count on the enrollment. */
export const addProgress = (
  row: EnrollmentRow,
  lesson: LessonPosition,
  totalLessons: number,
  at: number = epochSeconds(),
): Promise<TickResult> =>
  tick([
    putNew(progressRow(row, lesson, at)),
    countingItem(
      row,
      1,
      row.status === 'completed'
        ? { and: '#status = :completed', values: { ':completed': 'completed' } }
        : {
            // The last lesson must complete the course, so it is written by `addLastProgress`.
            and: 'attribute_exists(pk) AND #status <> :completed AND completed_lessons < :last',
            values: { ':completed': 'completed', ':last': totalLessons - 1 },
          },
    ),
  ]);

/** What completing a course writes with the enrollment. */
export interface Completion {
  /** The time of the last lesson. */
  at: string;
  /** The certificate, unless the course must be paid for first. */
  issued?: IssuedCertificate | undefined;
  /** Fails if the order has changed since it decided about the certificate. */
  checks: readonly TransactItem[];
}

/** Returns the attributes that complete an enrollment. */
const completedAttributes = ({ at, issued }: Completion) => ({
  status: 'completed' as const,
  completed_at: at,
  ...(issued && { certificate_number: issued.certificate.certificate_number }),
});

/** Makes the other items that complete an enrollment: the conditions of unchanged lessons and order, certificate, and totals. */
const completionItems = (row: EnrollmentRow, { issued, checks }: Completion): TransactItem[] => [
  {
    ConditionCheck: {
      Key: keys.courseGate(row.course_id, row.user_id),
      ConditionExpression: 'lessons_version = :version',
      ExpressionAttributeValues: { ':version': row.lessons_version },
    },
  },
  ...checks,
  ...(issued?.items ?? []),
  ...countChange(row.user_id, enrollments, row, { ...row, status: 'completed' }),
];

/** Completes the last lesson: writes its row and the completed enrollment, and the certificate with its email if it is due. */
export const addLastProgress = (
  row: EnrollmentRow,
  lesson: LessonPosition,
  completion: Completion,
): Promise<TickResult> => {
  const attributes = completedAttributes(completion);
  return tick([
    putNew(progressRow(row, lesson, epochSeconds(Date.parse(completion.at)))),
    countingItem(row, 1, {
      set: `SET ${Object.keys(attributes)
        .map((name) => (name === 'status' ? '#status = :status' : `${name} = :${name}`))
        .join(', ')}`,
      and: 'completed_lessons = :count AND #status = :before',
      values: {
        ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`:${name}`, value])),
        ':before': row.status,
        ':count': row.completed_lessons,
      },
    }),
    ...completionItems(row, completion),
  ]);
};

/** Reverts a completed lesson: deletes its row, updates the count on the enrollment, and keeps the share that was reached. */
export const removeProgress = (row: EnrollmentRow, lesson: LessonPosition): Promise<TickResult> =>
  tick([
    deleteExisting(keys.progress(row.user_id, row.course_id, lesson.module_number, lesson.lesson_number)),
    countingItem(row, -1, {
      set: 'SET highest_share = :highest',
      and: 'attribute_exists(pk) AND tick_changes = :changes',
      values: { ':highest': highestShare(row), ':changes': row.tick_changes },
    }),
  ]);

/**
 * Writes the number of completed lessons among a course's current lessons, and completes the course if all are completed.
 * Keeps the share that was reached among the former lessons. Returns false if the enrollment's progress has changed since
 * the read.
 */
export async function writeCount(
  row: EnrollmentRow,
  completed: number,
  course: Pick<LearnableCourse, 'lesson_keys' | 'lessons_version'>,
  completion: Completion | undefined,
): Promise<boolean> {
  const counted = { ...row, lessons_version: course.lessons_version };
  const asRead = 'lessons_version = :version AND tick_changes = :changes';
  const result = await tick([
    setAttributes(
      keys.enrollment(row.user_id, row.course_id),
      {
        completed_lessons: completed,
        total_lessons: course.lesson_keys.length,
        highest_share: highestShare(row),
        lessons_version: course.lessons_version,
        ...(completion && completedAttributes(completion)),
      },
      {
        condition: completion ? `${asRead} AND #status = :before` : asRead,
        values: {
          ':version': row.lessons_version,
          ':changes': row.tick_changes,
          ...(completion && { ':before': row.status }),
        },
      },
    ),
    ...(completion ? completionItems(counted, completion) : []),
  ]);
  return result === 'written';
}
