import * as z from 'zod';
import { Provenance } from '../catalog/operations.ts';
import { BlockId } from '../course/block-ids.ts';
import { CheckTask } from '../course/blocks.ts';
import { wholeNumber } from '../api/fields.ts';
import { assessmentNumbers } from './assessment-limits.ts';
import { defaultPassPercent } from './scale.ts';

/** A question of a course's bank. Learners get approved ones only; a withdrawn one grades nobody anymore. */
export const BankQuestion = z.object({
  id: BlockId,
  /** The lesson that teaches it, by its permanent numbers. */
  module_number: z.int().min(1).max(999),
  lesson_number: z.int().min(1).max(999),
  prompt: z.string(),
  task: CheckTask,
  explanation: z.string(),
  /** The sentence of the lesson that the key rests on. */
  quote: z.string(),
  status: z.enum(['draft', 'approved', 'withdrawn']),
  /** Present if the question was generated on the platform. */
  provenance: Provenance.optional(),
});
export type BankQuestion = z.infer<typeof BankQuestion>;

/** The rules of a course's assessment. */
export const AssessmentRules = z.object({
  /** The number of questions that are drawn for an attempt. */
  questions: wholeNumber(assessmentNumbers.questions),
  pass_percent: wholeNumber(assessmentNumbers.pass_percent),
  attempts: wholeNumber(assessmentNumbers.attempts),
  /** The hours between the submission of an attempt and the start of the next. */
  wait_hours: wholeNumber(assessmentNumbers.wait_hours),
  /** When it opens: after all lessons are completed, or at once. */
  opens: z.enum(['after_lessons', 'at_once']),
});
export type AssessmentRules = z.infer<typeof AssessmentRules>;

/** The rules of an assessment whose author chose no others. */
export const defaultRules: AssessmentRules = {
  questions: 20,
  pass_percent: defaultPassPercent,
  attempts: 3,
  wait_hours: 24,
  opens: 'after_lessons',
};
