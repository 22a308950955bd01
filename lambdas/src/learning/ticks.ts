import type { LessonPosition } from '../../contract/learning.ts';
import type { CertificateRow } from '../credentials/certificate/row.ts';
import { newCertificateItems } from '../credentials/certificate/write.ts';
import { epochSeconds } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { deleteExisting, putNew, setAttributes, type TransactItem, tryTransact } from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import { enrollments } from './list.ts';
import type { EnrollmentRow } from './enrollment/row.ts';
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
      ...(set !== '' && { ExpressionAttributeNames: { '#status': 'status' } }),
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
      row.certificate_number
        ? { and: 'attribute_exists(certificate_number)' }
        : {
            // The last lesson must issue the certificate, so it is written by `addLastProgress`.
            and: 'attribute_exists(pk) AND attribute_not_exists(certificate_number) AND completed_lessons < :last',
            values: { ':last': totalLessons - 1 },
          },
    ),
  ]);

const isUncompleted = '#status = :before AND attribute_not_exists(certificate_number)';

/** A new certificate, and the items that are written with it: the email about it, and a badge of the program. */
export interface IssuedCertificate {
  certificate: CertificateRow;
  more: readonly TransactItem[];
}

/** Makes the other items that complete an enrollment: the condition of unchanged lessons, certificate, totals, and more. */
const completionItems = (row: EnrollmentRow, { certificate, more }: IssuedCertificate): TransactItem[] => [
  {
    ConditionCheck: {
      Key: keys.courseGate(row.course_id, row.user_id),
      ConditionExpression: 'lessons_version = :version',
      ExpressionAttributeValues: { ':version': row.lessons_version },
    },
  },
  ...newCertificateItems(certificate),
  ...countChange(row.user_id, enrollments, row, { ...row, status: 'completed' }),
  ...more,
];

/** Completes the last lesson: writes its row, the completed enrollment, the certificate, and its email. */
export const addLastProgress = (
  row: EnrollmentRow,
  lesson: LessonPosition,
  issued: IssuedCertificate,
): Promise<TickResult> =>
  tick([
    putNew(progressRow(row, lesson, epochSeconds(Date.parse(issued.certificate.issued_at)))),
    countingItem(row, 1, {
      set: 'SET #status = :completed, certificate_number = :number, completed_at = :at',
      and: `completed_lessons = :count AND ${isUncompleted}`,
      values: {
        ':completed': 'completed',
        ':number': issued.certificate.certificate_number,
        ':at': issued.certificate.issued_at,
        ':before': row.status,
        ':count': row.completed_lessons,
      },
    }),
    ...completionItems(row, issued),
  ]);

/** Reverts a completed lesson: deletes its row and updates the count on the enrollment. */
export const removeProgress = (row: EnrollmentRow, lesson: LessonPosition): Promise<TickResult> =>
  tick([
    deleteExisting(keys.progress(row.user_id, row.course_id, lesson.module_number, lesson.lesson_number)),
    countingItem(row, -1, { and: 'attribute_exists(pk)' }),
  ]);

/**
 * Writes the number of completed lessons among a course's current lessons, with a certificate if all are completed.
 * Returns false if the enrollment's progress has changed since the read.
 */
export async function writeCount(
  row: EnrollmentRow,
  completed: number,
  course: Pick<LearnableCourse, 'lessons_version'>,
  issued: IssuedCertificate | undefined,
): Promise<boolean> {
  const certificate = issued?.certificate;
  const counted = { ...row, lessons_version: course.lessons_version };
  const asRead = 'lessons_version = :version AND tick_changes = :changes';
  const result = await tick([
    setAttributes(
      keys.enrollment(row.user_id, row.course_id),
      {
        completed_lessons: completed,
        lessons_version: course.lessons_version,
        ...(certificate && {
          status: 'completed',
          certificate_number: certificate.certificate_number,
          completed_at: certificate.issued_at,
        }),
      },
      {
        condition: certificate ? `${asRead} AND ${isUncompleted}` : asRead,
        values: {
          ':version': row.lessons_version,
          ':changes': row.tick_changes,
          ...(certificate && { ':before': row.status }),
        },
      },
    ),
    ...(issued ? completionItems(counted, issued) : []),
  ]);
  return result === 'written';
}
