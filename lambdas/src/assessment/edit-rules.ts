import { isDeepStrictEqual } from 'node:util';
import { assessmentLimits } from '@redwhiteandcode/contract/assessment/assessment-limits.ts';
import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import {
  checkQuestion,
  checkStorableQuestion,
  isKept,
  type QuestionText,
  type QuotedLesson,
} from '@redwhiteandcode/contract/assessment/bank-rules.ts';
import { type AuditChange, changesBetween } from '../platform/audit.ts';
import { fieldProblem, type HttpProblem } from '../platform/http-problem.ts';
import type { AssessmentRow, StoredQuestion } from '../rows/assessment/row.ts';
import { isLongBank } from '../rows/assessment/write.ts';

/** Makes the problem of a question; `path` names its field. */
const questionProblem = (at: number, path: string, message: string): HttpProblem =>
  fieldProblem(400, `body.bank.${at}.${path}`, message);

const messages = {
  repeated: 'Two questions of the bank have the same id.',
  withdrawn: 'A withdrawn question cannot be changed. Duplicate it instead.',
  removed:
    'A question that was approved stays in the bank, because learners may have it. Withdraw it if it is wrong.',
} as const;

/** Returns what a question says to learners: if any of it changes, the question needs another approval. */
const textOf = ({
  module_number,
  lesson_number,
  prompt,
  task,
  explanation,
  quote,
}: BankQuestion): QuestionText => ({ module_number, lesson_number, prompt, task, explanation, quote });

type Stored = Pick<AssessmentRow, 'bank' | 'approvers'>;

/** The admin who saves, and when. */
interface Saving {
  userId: string;
  at: string;
}

/**
 * Returns the bank that an admin sent as it is stored. A question that was approved with the same text keeps its approval; one
 * that the admin sent as approved gets a new one. Throws an HttpProblem 400 for a question that cannot be stored, for one
 * that is approved now and not ready for learners, for a change of a withdrawn one, and if one that was approved is missing.
 */
export function writtenBank(
  before: Stored,
  sent: readonly BankQuestion[],
  lessons: readonly QuotedLesson[],
  { userId, at: savedAt }: Saving,
): Stored {
  const known = new Map(before.bank.map((question) => [question.id, question]));
  const approvers = before.approvers.includes(userId) ? before.approvers : [...before.approvers, userId];
  const approval = { by: approvers.indexOf(userId), at: savedAt };
  const seen = new Set<string>();
  const bank = sent.map((question, at): StoredQuestion => {
    if (seen.has(question.id)) throw questionProblem(at, 'id', messages.repeated);
    seen.add(question.id);
    const was = known.get(question.id);
    const isSame = was !== undefined && isDeepStrictEqual(textOf(was), textOf(question));
    if (isSame && was.status === question.status) return was;
    if (was?.status === 'withdrawn' || question.status === 'withdrawn')
      throw questionProblem(at, 'status', messages.withdrawn);
    const isApproved = question.status === 'approved';
    const found = isApproved ? checkQuestion(question, lessons) : checkStorableQuestion(question);
    const [first] = Object.entries(found);
    if (first) throw questionProblem(at, ...first);
    const wasApproved = !isApproved && was !== undefined && isKept(was);
    return { ...question, ...(isApproved && { approval }), ...(wasApproved && { was_approved: true }) };
  });
  const isLost = before.bank.some((question) => isKept(question) && !seen.has(question.id));
  if (isLost) throw fieldProblem(400, 'body.bank', messages.removed);
  const isUsed = bank.some((question) => question.approval === approval);
  return { bank, approvers: isUsed ? approvers : before.approvers };
}

/** Throws an HttpProblem 400 if a bank is too long for its item or for a response. */
export function refuseLongBank({ bank }: Pick<AssessmentRow, 'bank'>): void {
  if (isLongBank(bank)) throw fieldProblem(400, 'body.bank', assessmentLimits.stored.tooLong);
}

/** Returns the changes of a save for the audit log. The questions are only counted. */
export function auditChanges(before: AssessmentRow | undefined, after: AssessmentRow): AuditChange[] {
  const logged = ({ bank, ...row }: AssessmentRow) => {
    const count = (status: BankQuestion['status']) => bank.filter((each) => each.status === status).length;
    return {
      ...row,
      bank: bank.length,
      approved: count('approved'),
      drafts: count('draft'),
    };
  };
  const rules = ['questions', 'pass_percent', 'attempts', 'wait_hours', 'opens'] as const;
  return changesBetween(before ? logged(before) : {}, logged(after), [
    'version',
    'is_on',
    ...rules,
    'bank',
    'approved',
    'drafts',
  ]);
}
