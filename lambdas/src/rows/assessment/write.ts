import type { AssessmentRules, BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import { keys } from '../../platform/keys.ts';
import { putNew, type TransactItem } from '../../platform/table.ts';
import { pack } from '../course/modules.ts';

/** Makes the item that writes the assessment of a new course. */
export const newAssessmentItem = (
  courseId: string,
  rules: AssessmentRules,
  bank: readonly BankQuestion[],
): TransactItem => putNew({ ...keys.assessment(courseId), ...rules, bank: pack(bank), version: 1 });
