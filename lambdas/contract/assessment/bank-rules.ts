import { checkCheck } from '../course/check-block-rules.ts';
import type { BlockProblems } from '../course/block-problems.ts';
import { isQuoted } from '../course/question-rules.ts';
import { checkStorable } from '../course/storable-blocks.ts';
import type { BankQuestion } from './bank.ts';

/** The messages for questions of a bank that are not ready, by their fields. */
export const bankMessages = {
  noQuote: 'Copy the sentence of the lesson that the right answer rests on',
  notInLesson: 'The text of the chosen lesson does not have this sentence',
  noLesson: 'Choose a lesson of this course',
  notGraded: 'A short text cannot be graded. Choose another kind of answer.',
} as const;

/** A lesson of which questions quote sentences. */
export interface QuotedLesson {
  module_number: number;
  lesson_number: number;
  /** The lesson's HTML. */
  content: string;
}

/** What a question says, apart from its id, status, and approval. */
export type QuestionText = Omit<BankQuestion, 'id' | 'status'>;

const asCheck = ({ prompt, task, explanation, quote }: QuestionText) =>
  ({ id: 'question', type: 'check', prompt, task, hint: '', explanation, quote }) as const;

/** Checks that a question can be stored, also as a draft. Returns error messages by path, such as `task.value`. */
export const checkStorableQuestion = (question: QuestionText): BlockProblems => ({
  ...Object.fromEntries(
    Object.entries(checkStorable([asCheck(question)])).map(([path, message]) => [path.slice(2), message]),
  ),
  ...(question.task.kind === 'short' && { 'task.kind': bankMessages.notGraded }),
});

/**
 * Checks that a question can be approved: like a check of a lesson, and with a sentence of its lesson that the key rests on.
 * Returns error messages by path, such as `task.choices`.
 */
export function checkQuestion(question: QuestionText, lessons: readonly QuotedLesson[]): BlockProblems {
  const { module_number, lesson_number, quote } = question;
  const lesson = lessons.find(
    (other) => other.module_number === module_number && other.lesson_number === lesson_number,
  );
  return {
    ...checkCheck(asCheck(question)),
    ...checkStorableQuestion(question),
    ...(!lesson && { lesson: bankMessages.noLesson }),
    ...(quote.trim() === ''
      ? { quote: bankMessages.noQuote }
      : lesson && !isQuoted(lesson.content, quote) && { quote: bankMessages.notInLesson }),
  };
}

/** What an assessment lacks before learners can take it. */
export type Lack =
  | { kind: 'questions'; approved: number; needed: number }
  /** Modules that must have an approved question and have none. */
  | { kind: 'modules'; modules: readonly number[] }
  /** An attempt asks fewer questions than there are modules with questions. */
  | { kind: 'few'; needed: number; modules: number };

/** The fields of a question that decide whether an assessment is ready. */
type CountedQuestion = Pick<BankQuestion, 'status' | 'module_number'> & {
  was_approved?: boolean | undefined;
};

/** Whether learners may have a question: it is approved, or once was. Such a question stays in the bank. */
export const isKept = ({ status, was_approved = false }: Omit<CountedQuestion, 'module_number'>): boolean =>
  status !== 'draft' || was_approved;

/**
 * Returns what an assessment lacks before it can ask `needed` questions: as many approved ones, and at least one of every
 * module that has questions, of which an attempt must ask at least one. Once an assessment was ready (`wasReady`), new drafts
 * of a further module do not close it.
 * Returns undefined if it is ready.
 */
export function lackOf(needed: number, bank: readonly CountedQuestion[], wasReady = false): Lack | undefined {
  const approved = bank.filter(({ status }) => status === 'approved');
  if (approved.length < needed) return { kind: 'questions', approved: approved.length, needed };
  const covered = new Set(approved.map(({ module_number }) => module_number));
  const asked = bank.filter((question) => question.status !== 'withdrawn' && (!wasReady || isKept(question)));
  const used = new Set(asked.map(({ module_number }) => module_number));
  const modules = [...used].filter((module) => !covered.has(module)).toSorted((one, other) => one - other);
  if (modules.length > 0) return { kind: 'modules', modules };
  return needed < covered.size ? { kind: 'few', needed, modules: covered.size } : undefined;
}
