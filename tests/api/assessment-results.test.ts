import { beforeAll, describe, expect, it } from 'vitest';
import { defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import { sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import type { Caller } from '../clients/api-client.ts';
import { reportError } from '../clients/report-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import {
  admin,
  atOnce,
  countStatuses,
  emailsTo,
  enroll,
  newLearner,
  readList,
  readNewestChange,
} from './shared-platform.ts';

const { indexes, keys } = await import('../../lambdas/src/platform/keys.ts');
const { putNew, transact } = await import('../../lambdas/src/platform/table.ts');
const { newAssessmentItem } = await import('../../lambdas/src/rows/assessment/write.ts');

const bank = sampleBank(2).filter(({ task }) => task.kind === 'number' || task.kind === 'one');
const [first, second] = bank.map(({ id }) => id);

async function createCourse(attempts: number): Promise<string> {
  const title = `Assessed ${crypto.randomUUID()}`;
  const { id } = (await admin.send('POST', '/api/admin/courses', { ...sampleCourse, title, publish: true }))
    .body;
  const rules = { ...defaultRules, questions: 4, attempts, wait_hours: 0, opens: 'at_once' as const };
  await transact([newAssessmentItem(id, rules, bank)]);
  return id;
}

const pathOf = (course: string) => `/api/courses/${course}/assessment`;
const read = async (learner: Caller, course: string) => (await learner.send('GET', pathOf(course))).body;

async function takeAttempt(learner: Caller, course: string) {
  const { body } = await learner.send('POST', `${pathOf(course)}/attempts`);
  return (await learner.send('POST', `${pathOf(course)}/attempts/${body.number}/submission`)).body;
}

let course: string;
let learner: Caller & { email: string };
let ofEnrollment: string;
beforeAll(async () => {
  course = await createCourse(1);
  learner = await newLearner('Sample Taker');
  ofEnrollment = `/api/admin/enrollments/${await enroll(learner, course)}/assessment`;
});

describe('one more attempt', () => {
  const grant = (granted: number) =>
    admin.send('POST', `${ofEnrollment}/grants`, { granted, reason: 'The connection broke.' });

  it('is granted once to a learner who used all, however often the request is sent', async () => {
    expect((await grant(0)).body.detail).toBe('This learner has not used all attempts.');
    await takeAttempt(learner, course);
    expect((await admin.send('GET', ofEnrollment)).body).toMatchObject({
      attempts: 1,
      granted: 0,
      started: 1,
      is_used_up: true,
      best: { percent: 0 },
    });
    const responses = await atOnce(10, () => grant(0));
    expect(countStatuses(responses)).toEqual({ 200: 10 });
    expect(new Set(responses.map(({ body }) => body.granted))).toEqual(new Set([1]));
    expect(await read(learner, course)).toMatchObject({ attempts: 2, state: { kind: 'open' } });
    const mails = (await emailsTo(learner.email)).filter(({ subject }) =>
      subject.includes('one more attempt'),
    );
    expect(mails.map(({ text }) => text.includes('The connection broke.'))).toEqual([true]);
    expect(await readNewestChange()).toMatchObject({
      action: 'Granted an attempt',
      changes: [{ before: '0', after: '1' }, { after: 'The connection broke.' }],
    });
    expect((await grant(1)).status).toBe(409);
  });
});

describe('a withdrawn question', () => {
  it('counts as right in submitted and open attempts, and its learner gets an email', async () => {
    const own = await createCourse(2);
    const taker = await newLearner('Sample Regraded');
    await enroll(taker, own);
    await takeAttempt(taker, own);
    await taker.send('POST', `${pathOf(own)}/attempts`);
    const withdrawal = `/api/admin/courses/${own}/assessment/questions/${first}/withdrawal`;
    expect((await admin.send('POST', withdrawal, { reason: ' ' })).status).toBe(400);
    expect((await admin.send('POST', withdrawal, { reason: 'The key is wrong.' })).status).toBe(204);
    expect(await readNewestChange()).toMatchObject({ action: 'Withdrew a question' });
    await expect.poll(async () => (await read(taker, own)).best.percent).toBe(25);
    const { questions } = (await taker.send('GET', `${pathOf(own)}/attempts/1`)).body;
    expect(questions.find(({ id }: { id: string }) => id === first)).toMatchObject({
      is_withdrawn: true,
      is_right: true,
    });
    const open = (await taker.send('POST', `${pathOf(own)}/attempts/2/submission`)).body;
    expect(open.result).toMatchObject({ right: 1, percent: 25 });
    const mails = async () =>
      (await emailsTo(taker.email)).filter(({ subject }) => subject.includes('is better now'));
    await expect.poll(mails).toHaveLength(1);
  });
});

describe('the figures of questions', () => {
  it('appear from 30 first attempts on, and name no learner', async () => {
    const own = await createCourse(1);
    const statistics = `/api/admin/courses/${own}/assessment/statistics`;
    const learners: string[] = [];
    /** Adds a first attempt: the first question is right for strong learners, the second for nobody. */
    const addFirst = (at: number) => {
      const [userId, submitted] = [crypto.randomUUID(), new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()];
      learners.push(userId);
      const isStrong = at % 2 === 0;
      const [right, wrong] = [bank.map(({ id }) => id).filter((id) => id !== second), [second]];
      return transact([
        putNew({
          ...keys.takenAssessment(userId, own),
          ...indexes.takenAssessments(own, submitted, userId),
          started: 1,
          granted: 0,
          first: isStrong ? { right, wrong } : { right: [], wrong: [...right, ...wrong] },
        }),
      ]);
    };
    for (let at = 0; at < 29; at++) await addFirst(at);
    expect((await admin.send('GET', statistics)).body).toEqual({
      first_attempts: 29,
      is_all: true,
      questions: [],
    });
    await addFirst(29);
    const { body } = await admin.send('GET', statistics);
    expect(body.first_attempts).toBe(30);
    const figures = new Map(body.questions.map((each: { id: string }) => [each.id, each]));
    expect(figures.get(first)).toMatchObject({ attempts: 30, facility: 0.5 });
    expect((figures.get(first) as { discrimination: number }).discrimination).toBeCloseTo(1);
    expect(figures.get(second)).toMatchObject({ attempts: 30, facility: 0, discrimination: null });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(learners.join('|')));
  });
});

describe('the statistics of a course', () => {
  it('count its enrollments by week, without a learner', async () => {
    const of = async () => (await admin.send('GET', `/api/admin/courses/${course}/statistics`)).body;
    await expect.poll(async () => (await of()).enrollments).toBe(1);
    const body = await of();
    expect(body).toMatchObject({ is_all: true, stops: [], stopped_elsewhere: 0 });
    expect(body.weeks.at(-1)).toMatchObject({ started: 1, completed: 0 });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${learner.email}|${learner.userId}|Sample Taker`));
    expect((await admin.send('GET', '/api/admin/courses/no-such/statistics')).status).toBe(404);
  });

  it('belong to lists of its enrollments and of its open reports', async () => {
    expect((await reportError(learner, course)).status).toBe(201);
    const listed = (list: string) => readList(`/api/admin/${list}course_id=${course}`);
    for (const list of ['enrollments?', 'error-reports?state=open&']) {
      await expect
        .poll(() => listed(list))
        .toMatchObject({ items: [{ course_id: course }], count: { rows: 1, is_exact: true } });
    }
  });
});
