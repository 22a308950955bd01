import type { AssessmentRules, BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import { keys } from '../../platform/keys.ts';
import { itemExists, putNew, type TransactItem } from '../../platform/table.ts';
import { pack } from '../course/modules.ts';
import { type CourseRow, withAssessment } from '../course/row.ts';
import { changedCourseItems } from '../course/write.ts';
import { type AssessmentRow, shownAssessment } from './row.ts';

/** Makes the item that writes the assessment of a new course. */
export const newAssessmentItem = (
  courseId: string,
  rules: AssessmentRules,
  bank: readonly BankQuestion[],
): TransactItem => putNew({ ...keys.assessment(courseId), ...rules, bank: pack(bank), version: 1 });

/**
 * Makes the items that save an assessment, and what the course says about it. They are refused if the assessment has changed
 * since the read, or if the course was deleted, or has changed and must change.
 */
export function savedAssessmentItems(course: CourseRow, row: AssessmentRow): TransactItem[] {
  const Item = { ...keys.assessment(course.id), ...row, bank: pack(row.bank) };
  const changed = withAssessment(course, shownAssessment(row));
  return [
    row.version === 1
      ? putNew(Item)
      : {
          Put: {
            Item,
            ConditionExpression: 'version = :before',
            ExpressionAttributeValues: { ':before': row.version - 1 },
          },
        },
    ...(changed === course ? [itemExists(keys.course(course.id))] : changedCourseItems(course, changed)),
  ];
}
