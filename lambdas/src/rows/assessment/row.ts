import * as z from 'zod';
import { AssessmentRules, type BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import { lackOf } from '@redwhiteandcode/contract/assessment/bank-rules.ts';
import type { Course } from '@redwhiteandcode/contract/catalog/operations.ts';
import { unpack } from '../course/modules.ts';

/**
 * A question in the table. `approval` names the admin by the place in `approvers`; built-in questions have none.
 * `was_approved` marks a draft that learners may have from the time when it was approved.
 */
export interface StoredQuestion extends BankQuestion {
  was_approved?: true | undefined;
  approval?: { by: number; at: string } | undefined;
}

/**
 * The assessment of a course in the table: its rules, and its bank compressed. `version` counts every change. `approvers` are
 * outside of the compressed bank, so that the erasure of an account finds them.
 */
export const AssessmentItem = AssessmentRules.extend({
  bank: z.instanceof(Uint8Array).transform((packed) => unpack(packed) as StoredQuestion[]),
  version: z.int(),
  is_on: z.boolean().default(true),
  /** Whether it once had enough approved questions. */
  was_ready: z.boolean().default(false),
  approvers: z.array(z.string()).default([]),
  saved_at: z.string().optional(),
  /** The admin who saved it; absent if a job did. */
  saved_by: z.string().optional(),
  /** The hash of the request that saved it. */
  saved_request: z.string().optional(),
});
export type AssessmentRow = z.output<typeof AssessmentItem>;

/** Whether an assessment has enough approved questions, or once had. */
export const wasReady = ({
  was_ready,
  questions,
  bank,
}: Pick<AssessmentRow, 'questions' | 'bank'> & { was_ready?: boolean }): boolean =>
  was_ready === true || !lackOf(questions, bank);

/** Returns what the course's page says about its assessment: nothing if it is off, or its questions are not ready. */
export const shownAssessment = ({
  is_on,
  was_ready,
  questions,
  pass_percent,
  bank,
}: Pick<
  AssessmentRow,
  'is_on' | 'was_ready' | 'questions' | 'pass_percent' | 'bank'
>): Course['assessment'] =>
  is_on && !lackOf(questions, bank, was_ready) ? { questions, pass_percent } : null;
