import { randomInt } from 'node:crypto';
import type {
  assessmentOperations,
  Assessment,
  Attempt,
  AttemptSummary,
} from '@redwhiteandcode/contract/assessment/operations.ts';
import type { SavedWork } from '@redwhiteandcode/contract/learning/work.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { retry } from '../platform/retry.ts';
import { passedResult } from '../rows/assessment/result.ts';
import { readCourse } from '../rows/course/read.ts';
import { accessEnded, openOrProblem, readAccess } from '../rows/enrollment/access.ts';
import { assessedItems, attemptedItem } from '../rows/enrollment/assessed.ts';
import { readProgress } from '../rows/enrollment/progress.ts';
import { lessonsLeft } from '../rows/enrollment/row.ts';
import { listAllWork } from '../rows/answer/read.ts';
import { saveWork } from '../rows/answer/write.ts';
import { type Answers, type AttemptRow, placeOfAttempt } from '../rows/assessment/attempt.ts';
import { shownAssessment } from '../rows/assessment/row.ts';
import { gradeOpenAttempt, withdrawnIn } from './regrading.ts';
import * as repository from './repository.ts';
import { bestOf, drawQuestions, freezeQuestion, reviewOf, stateOf } from './rules.ts';

const random = () => randomInt(2 ** 32) / 2 ** 32;

/**
 * Reads an assessment and its learner, whose company's seat may have ended. Throws an HttpProblem: 403 without an enrollment,
 * 404 without an assessment.
 */
async function readFor(userId: string, courseId: string) {
  const [access, course, assessment] = await Promise.all([
    readAccess(userId, courseId, { consistent: true }),
    readCourse(courseId),
    repository.readAssessment(courseId),
  ]);
  // Questions that were only drafted, such as generated ones, are no assessment yet.
  const hasQuestions = assessment?.bank.some(({ status }) => status !== 'draft');
  const rules = orNotFound(hasQuestions ? assessment : undefined, 'This course has no assessment.');
  const { enrollment } = access.kind === 'closed' ? access : openOrProblem(access);
  const completed = enrollment.status === 'completed' ? undefined : await readProgress(userId, courseId);
  return {
    rules,
    access,
    isOpen: shownAssessment(rules) !== null,
    lessonsLeft: completed ? lessonsLeft(course?.lesson_keys ?? [], completed) : 0,
  };
}

const toSummary = ({ number, started_at, submitted_at, result }: AttemptRow): AttemptSummary => ({
  number,
  started_at,
  submitted_at: submitted_at ?? null,
  result: result ?? null,
});

/** Lists the answers that a learner has saved in an attempt. */
const answersIn = (userId: string, courseId: string, number: number): Promise<SavedWork[]> =>
  listAllWork(userId, placeOfAttempt(courseId, number));

/** Returns an attempt as its learner may see it: the keys only after the submission. */
async function toAttempt(userId: string, courseId: string, row: AttemptRow): Promise<Attempt> {
  const saved = await answersIn(userId, courseId, row.number);
  const summary = toSummary(row);
  const { answers } = row;
  if (!answers) {
    const questions = row.questions.map(({ id, prompt, asked }) => ({ id, prompt, task: asked }));
    return { ...summary, status: 'open', questions, answers: saved };
  }
  return {
    ...summary,
    status: 'submitted',
    pass_percent: row.pass_percent,
    questions: row.questions.map((question) =>
      reviewOf(question, answers[question.id], row.withdrawn.includes(question.id)),
    ),
    // A change that arrived after the submission was not graded.
    answers: saved.map((work) => ({ ...work, answer: answers[work.block_id] })),
  };
}

async function attemptOrProblem(userId: string, courseId: string, number: number) {
  return orNotFound(await repository.readAttempt(userId, courseId, number), 'There is no such attempt.');
}

/**
 * Reads an attempt that its learner may see now. Throws an HttpProblem 403 for an open one if the company's seat has ended;
 * the review of a submitted one stays.
 */
async function shownAttempt(userId: string, courseId: string, number: number) {
  const row = await attemptOrProblem(userId, courseId, number);
  const access = row.answers ? undefined : await readAccess(userId, courseId);
  if (access?.kind === 'closed') throw accessEnded(access.end);
  return row;
}

const refusals = {
  closed: 'This assessment is closed now. Open attempts and results stay.',
  locked: 'Complete all lessons first. Then the assessment opens.',
  waiting: 'The next attempt opens later. See the time on the page of the assessment.',
  used_up: 'You have used all attempts. Write to us if you need another one.',
} as const;

const saveRefusals = {
  submitted: 'This attempt is submitted, so its answers can’t change anymore.',
  closing: 'This attempt is being submitted. If no result appears, submit it again.',
} as const;

const maxAttempts = 20;

/** Starts an attempt with questions that the learner has not had, or returns the open one. */
async function start(userId: string, courseId: string): Promise<{ isNew: boolean; number: number }> {
  const { rules, access, ...ready } = await readFor(userId, courseId);
  openOrProblem(access);
  return retry(maxAttempts, 'An assessment changed during every attempt to start it', async () => {
    const before = await repository.readTaken(userId, courseId);
    const state = stateOf(rules, before, { ...ready, now: Date.now() });
    if (state.kind === 'started') return { isNew: false, number: state.number };
    if (state.kind !== 'open') throw new HttpProblem(409, refusals[state.kind]);
    const earlier = await repository.listAttempts(userId, courseId);
    const seen = new Set(earlier.flatMap(({ questions }) => questions.map(({ id }) => id)));
    const drawn = drawQuestions(rules.bank, { count: rules.questions, seen, random });
    const number = before.started + 1;
    const attempt = {
      number,
      started_at: timestamp(),
      pass_percent: rules.pass_percent,
      questions: drawn.map((question) => freezeQuestion(question, random)),
    };
    const more = number === 1 ? [attemptedItem(userId, courseId)] : [];
    const isStarted = await repository.createAttempt({ userId, courseId, before, attempt, more });
    return isStarted ? { isNew: true, number } : undefined;
  });
}

/**
 * Grades an attempt with the answers that are saved now, unless it is graded already. Closes it first, so that no answer is
 * confirmed after the answers are read. A passed one puts the best passed result on the certificate in the same transaction.
 */
async function submit(userId: string, courseId: string, number: number): Promise<AttemptRow> {
  return retry(maxAttempts, 'An assessment changed during every attempt to submit it', async () => {
    const row = await attemptOrProblem(userId, courseId, number);
    if (row.answers) return row;
    if (!(await repository.close(userId, courseId, number))) return undefined;
    const [saved, before, all, assessment] = await Promise.all([
      answersIn(userId, courseId, number),
      repository.readTaken(userId, courseId),
      repository.listAttempts(userId, courseId),
      repository.readAssessment(courseId),
    ]);
    const answers: Answers = Object.fromEntries(saved.map(({ block_id, answer }) => [block_id, answer]));
    const graded = gradeOpenAttempt({ ...row, answers }, withdrawnIn(assessment?.bank ?? []));
    const { result } = graded;
    const submitted_at = timestamp();
    const passed = result.is_passed ? passedResult([...all, { ...row, result, submitted_at }]) : undefined;
    const best = bestOf(before.best ?? null, result);
    const more = passed ? await assessedItems(userId, courseId, passed) : [];
    const isSubmitted = await repository.submit({
      userId,
      courseId,
      number,
      before,
      graded,
      best,
      submitted_at,
      more,
    });
    return isSubmitted ? attemptOrProblem(userId, courseId, number) : undefined;
  });
}

/** Implements the operations of `/api/courses/…/assessment`. */
export const assessment: Implementation<typeof assessmentOperations> = {
  async getAssessment({ params: { courseId }, userId }) {
    const { rules, access, ...ready } = await readFor(userId, courseId);
    const [taken, attempts] = await Promise.all([
      repository.readTaken(userId, courseId),
      repository.listAttempts(userId, courseId),
    ]);
    const body: Assessment = {
      course_id: courseId,
      questions: rules.questions,
      pass_percent: rules.pass_percent,
      attempts: rules.attempts + taken.granted,
      wait_hours: rules.wait_hours,
      state:
        access.kind === 'closed'
          ? { kind: 'ended', seat_end: access.end }
          : stateOf(rules, taken, { ...ready, now: Date.now() }),
      taken: attempts.map(toSummary),
      best: taken.best ?? null,
    };
    return { status: 200, body };
  },

  async startAttempt({ params: { courseId }, userId }) {
    const { isNew, number } = await start(userId, courseId);
    const row = await attemptOrProblem(userId, courseId, number);
    return { status: isNew ? 201 : 200, body: await toAttempt(userId, courseId, row) };
  },

  async getAttempt({ params: { courseId, attempt }, userId }) {
    const row = await shownAttempt(userId, courseId, attempt);
    return { status: 200, body: await toAttempt(userId, courseId, row) };
  },

  async saveAttemptAnswer({ params: { courseId, attempt, questionId }, body, userId }) {
    const { answers, questions } = await shownAttempt(userId, courseId, attempt);
    if (answers) throw new HttpProblem(409, saveRefusals.submitted);
    orNotFound(
      questions.find(({ id }) => id === questionId),
      'This attempt has no such question.',
    );
    const place = { ...placeOfAttempt(courseId, attempt), blockId: questionId };
    const saved = await saveWork(userId, place, body);
    // A submission that began before the write may not have read this answer.
    const { open, closing } = await repository.readTaken(userId, courseId);
    if (open !== attempt) throw new HttpProblem(409, saveRefusals.submitted);
    if (closing === attempt) throw new HttpProblem(409, saveRefusals.closing);
    return { status: 200, body: saved };
  },

  async submitAttempt({ params: { courseId, attempt }, userId }) {
    await shownAttempt(userId, courseId, attempt);
    const row = await submit(userId, courseId, attempt);
    return { status: 200, body: await toAttempt(userId, courseId, row) };
  },
};
