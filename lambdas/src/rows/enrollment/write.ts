import { indexes, keys } from '../../platform/keys.ts';
import { putNew, setAttributes, type TransactItem } from '../../platform/table.ts';
import { countChange } from '../../platform/totals.ts';
import {
  enrollmentId,
  type EnrollmentRow,
  enrollmentTotals,
  highestShare,
  type PastEnrollment,
} from './row.ts';

const counted = { totals: enrollmentTotals };

type Enrolled = Pick<EnrollmentRow, 'user_id' | 'course_id'>;

/** Makes the item that counts an enrollment at its course's gate. The course must exist, and with `isOpen` be published. */
const gateCountItem = (row: Enrolled, by: 1 | -1, { isOpen = false } = {}): TransactItem => ({
  Update: {
    Key: keys.courseGate(row.course_id, row.user_id),
    UpdateExpression: 'ADD enrollment_count :by',
    ConditionExpression: `attribute_exists(pk)${isOpen ? ' AND #status = :published' : ''}`,
    ...(isOpen && { ExpressionAttributeNames: { '#status': 'status' } }),
    ExpressionAttributeValues: { ':by': by, ...(isOpen && { ':published': 'published' }) },
  },
});

/**
 * Makes the items that write an enrollment and update the counts: the first is refused if the learner is enrolled, the
 * second if there is no such course, or with `isOpen` if it is not published.
 */
export const newEnrollmentItems = (row: EnrollmentRow, options?: { isOpen: boolean }): TransactItem[] => [
  putNew({
    id: enrollmentId(row.user_id, row.course_id),
    ...keys.enrollment(row.user_id, row.course_id),
    ...indexes.enrollments(row.enrolled_at, row.user_id, row.course_id),
    ...row,
  }),
  gateCountItem(row, 1, options),
  ...countChange(row.user_id, counted, undefined, row),
];

/** The condition that an enrollment's status and progress have not changed since the read. */
const asRead = ({ status, tick_changes }: EnrollmentRow) => ({
  ConditionExpression: '#status = :status AND tick_changes = :changes',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':status': status, ':changes': tick_changes },
});

/** Fails if an enrollment was deleted, or its status or progress has changed since the read. */
export const progressIsUnchanged = (row: EnrollmentRow): TransactItem => ({
  ConditionCheck: { Key: keys.enrollment(row.user_id, row.course_id), ...asRead(row) },
});

/**
 * Makes the items that delete an enrollment and update the counts, but not the progress or the certificate. The first is
 * refused if the enrollment was deleted, or its status or progress has changed since the read.
 */
export const deleteEnrollmentItems = (row: EnrollmentRow): TransactItem[] => [
  { Delete: { Key: keys.enrollment(row.user_id, row.course_id), ...asRead(row) } },
  gateCountItem(row, -1),
  ...countChange(row.user_id, counted, row, undefined),
];

/**
 * Makes the items that end an enrollment as `deleteEnrollmentItems` do, and keep the share that the learner has reached.
 * With `paysFirst` the learner gets the course again only by paying first.
 */
export const endEnrollmentItems = (row: EnrollmentRow, { paysFirst = false } = {}): TransactItem[] => [
  ...deleteEnrollmentItems(row),
  pastEnrollmentItem(row, { highest_share: highestShare(row), ...(paysFirst && { pays_first: true }) }),
];

/** Makes the item that changes what a learner's ended enrollments in a course leave. */
export const pastEnrollmentItem = (
  { user_id, course_id }: Enrolled,
  change: Partial<PastEnrollment>,
): TransactItem => setAttributes(keys.pastEnrollment(user_id, course_id), change);

/** Fails if the learner must pay for the course first. */
export const isNotPaidFirst = (userId: string, courseId: string): TransactItem => ({
  ConditionCheck: {
    Key: keys.pastEnrollment(userId, courseId),
    ConditionExpression: 'attribute_not_exists(pays_first)',
  },
});
