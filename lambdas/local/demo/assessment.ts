import { keyOf } from '@redwhiteandcode/contract/learning/check-rules.ts';
import * as repository from '../../src/assessment/repository.ts';
import { gradeOpenAttempt } from '../../src/assessment/regrading.ts';
import { drawQuestions, freezeQuestion } from '../../src/assessment/rules.ts';
import { placeOfAttempt } from '../../src/rows/assessment/attempt.ts';
import { passedResult } from '../../src/rows/assessment/result.ts';
import { assessedItems } from '../../src/rows/enrollment/assessed.ts';
import { saveWork } from '../../src/rows/answer/write.ts';

const number = 1;

async function startAttempt(userId: string, courseId: string, before: repository.TakenRow): Promise<void> {
  const rules = await repository.readAssessment(courseId);
  if (!rules) throw new Error(`The course ${courseId} has no assessment`);
  const drawn = drawQuestions(rules.bank, { count: rules.questions, seen: new Set(), random: Math.random });
  const questions = drawn.map((question) => freezeQuestion(question, Math.random));
  const { pass_percent } = rules;
  const attempt = { number, started_at: '2025-03-14T17:00:00.000Z', pass_percent, questions };
  if (!(await repository.createAttempt({ userId, courseId, before, attempt })))
    throw new Error(`The attempt in ${courseId} was started by someone else`);
}

/**
 * Submits an attempt of the demo learner with three questions left open: 17 of 20 are right. The certificate states it.
 * A start of the platform that was interrupted may have left the attempt open.
 */
export async function seedAttempt(userId: string, courseId: string): Promise<void> {
  const before = await repository.readTaken(userId, courseId);
  // Starting the platform again does not add another attempt.
  if (before.last_submitted_at !== undefined) return;
  if (before.open === undefined) await startAttempt(userId, courseId, before);
  const attempt = await repository.readAttempt(userId, courseId, number);
  if (!attempt) throw new Error(`The attempt in ${courseId} is missing`);
  const { questions, pass_percent } = attempt;
  const answered = questions.slice(3).map(({ id, task }) => [id, keyOf(task)] as const);
  for (const [blockId, answer] of answered) {
    const change = {
      answer,
      is_checked: false,
      ticked: [],
      base_version: 0,
      tab: 'demo',
      change: 1,
      age_ms: 0,
    };
    await saveWork(userId, { ...placeOfAttempt(courseId, number), blockId }, change);
  }
  const graded = gradeOpenAttempt({ questions, answers: Object.fromEntries(answered), pass_percent }, []);
  const submitted_at = '2025-03-14T17:40:00.000Z';
  const best = graded.result;
  const passed = passedResult([{ pass_percent, result: best, submitted_at }]);
  const more = passed ? await assessedItems(userId, courseId, passed) : [];
  if (!(await repository.submit({ userId, courseId, number, before, graded, best, submitted_at, more })))
    throw new Error(`The attempt in ${courseId} changed while it was submitted`);
}
