import {
  type AssessmentRules,
  type BankQuestion,
  defaultRules,
} from '@redwhiteandcode/contract/assessment/bank.ts';
import { keys } from '../../platform/keys.ts';
import { putNew, setAttributes, type TransactItem } from '../../platform/table.ts';
import { pack } from '../course/modules.ts';
import type { AssessmentRow } from './row.ts';

/** Makes the item that writes the assessment of a new course. */
export const newAssessmentItem = (
  courseId: string,
  rules: AssessmentRules,
  bank: readonly BankQuestion[],
): TransactItem => putNew({ ...keys.assessment(courseId), ...rules, bank: pack(bank), version: 1 });

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
        { bank: pack([...before.bank, ...drafts]), version: before.version + 1 },
        { condition: 'version = :before', values: { ':before': before.version } },
      )
    : newAssessmentItem(courseId, defaultRules, drafts);
