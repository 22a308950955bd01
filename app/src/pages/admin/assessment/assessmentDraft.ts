import type {
  AssessmentEdit,
  EditableAssessment,
} from '@redwhiteandcode/contract/assessment/admin-operations.ts';
import {
  assessmentLimits,
  assessmentNumbers,
} from '@redwhiteandcode/contract/assessment/assessment-limits.ts';
import type { EditableCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import {
  checkQuestion,
  checkStorableQuestion,
  lackOf,
  type QuotedLesson,
} from '@redwhiteandcode/contract/assessment/bank-rules.ts';
import { readerMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { AssessmentDraft, BankLesson, QuestionDraft } from '@redwhiteandcode/design-system';
import { assessmentEditorCopy as copy } from './assessmentEditorCopy.ts';

/** A lesson that questions belong to, with its text. */
export type LessonOfBank = BankLesson & QuotedLesson;

/** Returns the lessons of a course, in its order. */
export const lessonsOfBank = ({ modules }: Pick<EditableCourse, 'modules'>): LessonOfBank[] =>
  modules.flatMap(({ module_number, module_title, lessons }) =>
    lessons.map(({ lesson_number, lesson_title, content }) => ({
      module_number,
      module_title,
      lesson_number,
      lesson_title,
      content,
    })),
  );

/** Returns a number that JSON has made null, because its field was empty when the unsaved changes were stored. */
const numberOf = (value: number | null): number => value ?? Number.NaN;

function restoredTask(task: QuestionDraft['task']): QuestionDraft['task'] {
  if (task.kind !== 'number') return task;
  return {
    ...task,
    value: numberOf(task.value),
    tolerance: numberOf(task.tolerance),
    near: task.near.map((wrong) => ({ ...wrong, value: numberOf(wrong.value) })),
  };
}

/**
 * Returns unsaved changes as they were before JSON stored them. Questions that are as in `stored` become its objects, by which
 * the editor knows that they are unchanged.
 */
export const restoredDraft = (
  { is_on, rules, bank }: AssessmentDraft,
  stored: AssessmentDraft,
): AssessmentDraft => ({
  is_on,
  rules: {
    ...rules,
    questions: numberOf(rules.questions),
    pass_percent: numberOf(rules.pass_percent),
    attempts: numberOf(rules.attempts),
    wait_hours: numberOf(rules.wait_hours),
  },
  bank: bank.map((question) => {
    const was = stored.bank.find(({ id }) => id === question.id);
    if (was && JSON.stringify(was) === JSON.stringify(question)) return was;
    return { ...question, task: restoredTask(question.task) };
  }),
});

/** Returns a stored assessment for the editor. */
export const draftOf = ({ is_on, rules, bank }: EditableAssessment): AssessmentDraft => ({
  is_on,
  rules,
  bank: bank.map(({ approved_by: _by, approved_at: _at, is_kept: _kept, ...question }) => question),
});

/**
 * Returns the draft that overwrites another admin's version: a question that this version has withdrawn stays withdrawn, and
 * one that learners may have stays in the bank.
 */
export function overwritingDraft(draft: AssessmentDraft, current: EditableAssessment): AssessmentDraft {
  const theirs = draftOf(current).bank;
  const withdrawn = new Map(
    theirs.flatMap((question) => (question.status === 'withdrawn' ? [[question.id, question] as const] : [])),
  );
  const kept = keptIn(current);
  const own = new Set(draft.bank.map(({ id }) => id));
  const missing = theirs.filter(({ id }) => kept.has(id) && !own.has(id));
  return {
    ...draft,
    bank: [...draft.bank.map((question) => withdrawn.get(question.id) ?? question), ...missing],
  };
}

/** Returns the edit to send for a draft. */
export const editOf = ({ is_on, rules, bank }: AssessmentDraft, version: number): AssessmentEdit => ({
  version,
  is_on,
  rules,
  bank: [...bank],
});

/** Returns who approved the questions and when, by their ids. */
export const approvalsOf = ({ bank }: EditableAssessment): Record<string, string> =>
  Object.fromEntries(
    bank.flatMap(({ id, status, approved_by, approved_at }) => {
      if (status !== 'approved') return [];
      if (approved_at === null) return [[id, copy.builtIn]];
      const name = approved_by ? (approved_by.full_name ?? copy.unnamedAdmin) : copy.formerAdmin;
      return [[id, copy.approved(name, readerMoment(approved_at))]];
    }),
  );

/** What the editor must know of the stored assessment. */
export type KnownAssessment = Pick<EditableAssessment, 'bank' | 'was_ready'>;

/** Returns the ids of the stored questions that learners may have. */
export const keptIn = ({ bank }: KnownAssessment): ReadonlySet<string> =>
  new Set(bank.flatMap(({ id, is_kept }) => (is_kept ? [id] : [])));

/** Returns the check of a question in the editor: an approved one as learners get it, a draft as it is stored. */
export const questionCheck = (lessons: readonly QuotedLesson[]) => (question: QuestionDraft) =>
  question.status === 'approved' ? checkQuestion(question, lessons) : checkStorableQuestion(question);

/** Returns the ids of approved questions that the current lessons no longer support, such as after an edit of a quoted sentence. */
export const unsupportedIn = (
  { bank }: KnownAssessment,
  lessons: readonly QuotedLesson[],
): ReadonlySet<string> =>
  new Set(
    bank.flatMap((question) =>
      question.status === 'approved' && Object.keys(checkQuestion(question, lessons)).length > 0
        ? [question.id]
        : [],
    ),
  );

/** Checks the rules and the length of the bank. Returns messages by path. */
export function checkSettings({ rules, bank }: AssessmentDraft): Record<string, string> {
  const names = ['questions', 'pass_percent', 'attempts', 'wait_hours'] as const;
  const found = names.flatMap((name) => {
    const message = assessmentNumbers[name](rules[name]);
    return message === undefined ? [] : [[`rules.${name}`, message] as const];
  });
  const { max, tooMany } = assessmentLimits.bank;
  return { ...Object.fromEntries(found), ...(bank.length > max && { bank: tooMany }) };
}

/** Returns why learners cannot take an assessment with this draft; undefined if they can. */
export function readinessOf(
  { is_on, rules, bank }: AssessmentDraft,
  { lessons, known }: { lessons: readonly BankLesson[]; known: KnownAssessment },
): string | undefined {
  if (!is_on) return copy.off;
  const kept = keptIn(known);
  const counted = bank.map((question) => ({ ...question, was_approved: kept.has(question.id) }));
  const lack = lackOf(rules.questions, counted, known.was_ready);
  const titleOf = (module: number) =>
    lessons.find(({ module_number }) => module_number === module)?.module_title ?? String(module);
  return lack && copy.lack(lack, titleOf);
}
