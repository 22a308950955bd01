import {
  type AssessmentRules,
  type BankQuestion,
  defaultRules,
} from '@redwhiteandcode/contract/assessment/bank.ts';
import { assessmentLimits } from '@redwhiteandcode/contract/assessment/assessment-limits.ts';
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

/** Whether a bank is too long for its item or for a response. */
export function isLongBank(bank: readonly BankQuestion[]): boolean {
  const { stored, sent } = assessmentLimits;
  return Buffer.byteLength(JSON.stringify(bank)) > sent.max || pack(bank).length > stored.max;
}

/** Returns the first of these drafts, as many as a bank has room for. */
export function fittingDrafts(
  bank: readonly BankQuestion[],
  drafts: readonly BankQuestion[],
): readonly BankQuestion[] {
  let count = Math.max(0, Math.min(drafts.length, assessmentLimits.bank.max - bank.length));
  while (count > 0 && isLongBank([...bank, ...drafts.slice(0, count)])) count = Math.floor(count * 0.9);
  return drafts.slice(0, count);
}

/**
 * Makes the item that adds drafts to the bank of a course, which must have room for them. An assessment that the course has
 * keeps its rules and its questions. The item is refused if the assessment changed since the read.
 */
export const draftedQuestionsItem = (
  courseId: string,
  before: AssessmentRow | undefined,
  { drafts, saved_at }: { drafts: readonly BankQuestion[]; saved_at: string },
): TransactItem =>
  before
    ? setAttributes(
        keys.assessment(courseId),
        {
          was_ready: wasReady(before),
          bank: pack([...before.bank, ...drafts]),
          version: before.version + 1,
          saved_at,
          saved_by: undefined,
        },
        { condition: 'version = :before', values: { ':before': before.version } },
      )
    : newAssessmentItem(courseId, defaultRules, drafts);
