import {
  type AssessmentRules,
  type BankQuestion,
  defaultRules,
} from '@redwhiteandcode/contract/assessment/bank.ts';
import { keys } from '../../platform/keys.ts';
import { itemExists, putNew, setAttributes, type TransactItem } from '../../platform/table.ts';
import { pack } from '../course/modules.ts';
import { type CourseRow, withAssessment } from '../course/row.ts';
import { changedCourseItems } from '../course/write.ts';
import { type AssessmentRow, shownAssessment, wasReady } from './row.ts';

/** Makes the item that writes the assessment of a new course. */
export const newAssessmentItem = (
  courseId: string,
  rules: AssessmentRules,
  bank: readonly BankQuestion[],
): TransactItem =>
  putNew({
    ...keys.assessment(courseId),
    ...rules,
    was_ready: wasReady({ ...rules, bank: [...bank] }),
    bank: pack(bank),
    version: 1,
  });

/**
 * Makes the items that save an assessment, and what the course says about it. They are refused if the assessment has changed
 * since the read, or if the course was deleted, or has changed and must change.
 */
export function savedAssessmentItems(course: CourseRow, row: AssessmentRow): TransactItem[] {
  const Item = {
    ...keys.assessment(course.id),
    ...row,
    was_ready: wasReady(row),
    bank: pack(row.bank),
  };
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

/**
 * Makes the item that adds drafts to the bank of a course. An assessment that the course has keeps its rules and its
 * questions. The item is refused if the assessment changed since the read.
 */
export const draftedQuestionsItem = (
  courseId: string,
  before: AssessmentRow | undefined,
  drafts: readonly BankQuestion[],
): TransactItem =>
  before
    ? setAttributes(
        keys.assessment(courseId),
        {
          was_ready: wasReady(before),
          bank: pack([...before.bank, ...drafts]),
          version: before.version + 1,
        },
        { condition: 'version = :before', values: { ':before': before.version } },
      )
    : newAssessmentItem(courseId, defaultRules, drafts);
