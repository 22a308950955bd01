import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { isFullRun } from '../samples/sample.ts';
import { sampleBank, secret } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import { freezeQuestion } from '../../lambdas/src/assessment/rules.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import {
  answerAttempt,
  assessmentPath,
  createAssessedCourse,
  createCourseOfNumbers,
  saveAnswer,
  startAttempt,
  submitAttempt,
} from './assessment-calls.ts';
import { admin, atOnce, completeLessons, countStatuses, enroll, newLearner } from './shared-platform.ts';

const read = async (learner: Caller, course: string) =>
  (await learner.send('GET', assessmentPath(course))).body;
const save = (learner: Caller, course: string, question: string, answer: object) =>
  saveAnswer(learner, course, { question, answer });

async function newStudent(course: string): Promise<Caller> {
  const learner = await newLearner();
  await enroll(learner, course);
  return learner;
}

interface Shown {
  task: { kind: string; items?: { id: string }[] };
}

/** Asserts that a response reveals no key: by what only keys and reviews have, or by the order of items. */
function expectNoKey(body: { questions?: number | Shown[] }): void {
  expect(JSON.stringify(body)).not.toMatch(
    new RegExp(`${secret}|"(is_right|right_answer|group|explanation)"|7654321`),
  );
  for (const { task } of Array.isArray(body.questions) ? body.questions : []) {
    const ids = task.kind === 'order' ? (task.items ?? []).map(({ id }) => id) : [];
    expect(ids).toEqual(ids.toSorted());
  }
}

let course: string;
beforeAll(async () => {
  course = await createAssessedCourse({ wait_hours: 0 });
});

describe('an assessment', () => {
  it('says its rules, and opens after all lessons', async () => {
    const locked = await createAssessedCourse({ opens: 'after_lessons' });
    const learner = await newStudent(locked);
    expect(await read(learner, locked)).toMatchObject({
      questions: 6,
      pass_percent: 73,
      attempts: 3,
      wait_hours: 24,
      state: { kind: 'locked', lessons_left: 3 },
      taken: [],
      best: null,
    });
    expect((await startAttempt(learner, locked)).status).toBe(409);
    await completeLessons(learner, locked);
    expect((await read(learner, locked)).state).toEqual({ kind: 'open' });
    expect((await startAttempt(learner, locked)).status).toBe(201);
  });

  it('is for those who are enrolled in a course that has one', async () => {
    const learner = await newLearner();
    expect((await learner.send('GET', assessmentPath(course))).status).toBe(403);
    expect((await startAttempt(learner, course)).status).toBe(403);
    const plain = (
      await admin.send('POST', '/api/admin/courses', { ...sampleCourse, title: 'No', publish: true })
    ).body.id;
    expect((await learner.send('GET', assessmentPath(plain))).status).toBe(404);
  });
});

describe('an attempt', () => {
  it('starts once, however many requests arrive at once, and never more often than allowed', async () => {
    const learner = await newStudent(course);
    const starts = isFullRun ? 50 : 15;
    const responses = await atOnce(starts, () => startAttempt(learner, course));
    expect(countStatuses(responses)).toEqual({ 201: 1, 200: starts - 1 });
    const numbers = new Set(responses.map(({ body }) => body.number));
    expect(numbers).toEqual(new Set([1]));
    for (const number of [1, 2, 3]) {
      await submitAttempt(learner, course, number);
      await startAttempt(learner, course);
    }
    const { state, taken } = await read(learner, course);
    expect([state, taken.length]).toEqual([{ kind: 'used_up' }, 3]);
    expect((await startAttempt(learner, course)).body.detail).toMatch(/^You have used all attempts\./);
  });

  it('continues with the same questions in the same order, and with its answers, on another device', async () => {
    const learner = await newStudent(course);
    const { body: first } = await startAttempt(learner, course);
    const [question] = first.questions;
    expect((await save(learner, course, question.id, { kind: 'text', text: '7654321' })).status).toBe(200);
    const { body: again } = await learner.send('GET', `${assessmentPath(course)}/attempts/1`);
    expect(again.questions).toEqual(first.questions);
    expect(again.answers).toMatchObject([{ block_id: question.id, answer: { text: '7654321' } }]);
    expect((await read(learner, course)).state).toEqual({ kind: 'started', number: 1 });
  });

  it('shows no key, explanation, or feedback before it is submitted, and all of them afterward', async () => {
    const learner = await newStudent(course);
    const started = await startAttempt(learner, course);
    const { questions } = started.body;
    const before = [
      started,
      await learner.send('GET', assessmentPath(course)),
      await learner.send('GET', `${assessmentPath(course)}/attempts/1`),
      await save(learner, course, questions[0].id, { kind: 'choices', ids: ['a'] }),
    ];
    for (const { status, body } of before) {
      expect(status).toBeLessThan(300);
      expectNoKey(body);
    }
    const { body } = await submitAttempt(learner, course, 1);
    expect(body.status).toBe('submitted');
    expect(body.questions.every(({ explanation }: { explanation: string }) => explanation === secret)).toBe(
      true,
    );
  });

  it.each(sampleBank(1).map((question) => [question.task.kind, question] as const))(
    'that showed the key of a question of the kind %s would be noticed',
    (_, question) => {
      const { asked, task } = freezeQuestion(question, () => 0);
      expectNoKey({ questions: [{ task: asked }] });
      expect(() => expectNoKey({ questions: [{ task }] })).toThrow();
    },
  );

  it('is graded once, with the answers at the submission', async () => {
    const numbers = await createCourseOfNumbers();
    const learner = await newStudent(numbers);
    const attempt = await answerAttempt(learner, numbers, 16);
    const responses = await atOnce(5, () => submitAttempt(learner, numbers, attempt));
    expect(countStatuses(responses)).toEqual({ 200: 5 });
    const result = { right: 16, questions: 20, percent: 80, letter: 'B−', is_passed: true };
    for (const { body } of responses) expect(body.result).toEqual(result);
    const unanswered = responses[0]?.body.questions.at(-1).id;
    const late = await save(learner, numbers, unanswered, { kind: 'text', text: '7654321' });
    expect([late.status, late.body.detail]).toEqual([
      409,
      'This attempt is submitted, so its answers can’t change anymore.',
    ]);
    expect((await submitAttempt(learner, numbers, attempt)).body.result).toEqual(result);
    expect((await read(learner, numbers)).best).toEqual(result);
  });

  it('is followed by a wait', async () => {
    const slow = await createAssessedCourse();
    const learner = await newStudent(slow);
    await startAttempt(learner, slow);
    const { submitted_at } = (await submitAttempt(learner, slow, 1)).body;
    const until = new Date(Date.parse(submitted_at) + 24 * 3_600_000).toISOString();
    expect((await read(learner, slow)).state).toEqual({ kind: 'waiting', until });
    expect((await startAttempt(learner, slow)).status).toBe(409);
  });

  it('belongs to its learner', async () => {
    const learner = await newStudent(course);
    await startAttempt(learner, course);
    const other = await newStudent(course);
    for (const response of [
      await other.send('GET', `${assessmentPath(course)}/attempts/1`),
      await submitAttempt(other, course, 1),
      await save(other, course, 'one-1', { kind: 'choices', ids: ['a'] }),
    ]) {
      expect(response.status).toBe(404);
    }
  });
});
