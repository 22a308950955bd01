import * as z from 'zod';
import { AssessmentRules, type BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import { unpack } from '../course/modules.ts';

/** The assessment of a course in the table: its rules, and its bank compressed. `version` counts every change. */
export const AssessmentItem = AssessmentRules.extend({
  bank: z.instanceof(Uint8Array).transform((packed) => unpack(packed) as BankQuestion[]),
  version: z.int(),
});
export type AssessmentRow = z.output<typeof AssessmentItem>;
