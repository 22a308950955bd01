import type { CheckTask } from '@redwhiteandcode/contract/course/blocks.ts';
import type { Answer } from '@redwhiteandcode/contract/learning/work.ts';
import * as repository from '../../src/assessment/repository.ts';
import { drawQuestions, freezeQuestion, gradeAttempt } from '../../src/assessment/rules.ts';
import { passedResult } from '../../src/rows/assessment/result.ts';
import { assessedItems } from '../../src/rows/enrollment/assessed.ts';
import { saveWork } from '../../src/rows/answer/write.ts';

/** Returns the right answer to a frozen question. */
function keyOf(task: CheckTask): Answer {
  switch (task.kind) {
    case 'one':
    case 'several':
      return { kind: 'choices', ids: task.choices.flatMap(({ id, is_right }) => (is_right ? id : [])) };
    case 'mark':
      return { kind: 'choices', ids: task.sentences.flatMap(({ id, is_right }) => (is_right ? id : [])) };
    case 'order':
      return { kind: 'choices', ids: task.items.map(({ id }) => id) };
    case 'sort':
      return { kind: 'places', places: Object.fromEntries(task.items.map(({ id, group }) => [id, group])) };
    case 'match':
      return { kind: 'places', places: Object.fromEntries(task.pairs.map(({ id }) => [id, id])) };
    case 'number':
      return { kind: 'text', text: String(task.value) };
    case 'short':
      return { kind: 'text', text: task.model_answer };
  }
}

/** Submits an attempt of the demo learner with three questions left open: 17 of 20 are right. The certificate states it. */
export async function seedAttempt(userId: string, courseId: string): Promise<void> {
  const rules = await repository.readAssessment(courseId);
  if (!rules) throw new Error(`The course ${courseId} has no assessment`);
  const before = await repository.readTaken(userId, courseId);
  // Starting the platform again does not add another attempt.
  if (before.started > 0) return;
  const drawn = drawQuestions(rules.bank, { count: rules.questions, seen: new Set(), random: Math.random });
  const questions = drawn.map((question) => freezeQuestion(question, Math.random));
  const { pass_percent } = rules;
  const attempt = { number: 1, started_at: '2025-03-14T17:00:00.000Z', pass_percent, questions };
  await repository.createAttempt({ userId, courseId, before, attempt });
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
    await saveWork(userId, { courseId, module: 0, lesson: 1, blockId }, change);
  }
  const answers = Object.fromEntries(answered);
  const result = gradeAttempt(questions, answers, pass_percent);
  const submitted_at = '2025-03-14T17:40:00.000Z';
  const passed = passedResult([{ pass_percent, result, submitted_at }]);
  const more = passed ? await assessedItems(userId, courseId, passed) : [];
  await repository.submit({ userId, courseId, number: 1, answers, result, best: result, submitted_at, more });
}
