import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { secret } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import type { Caller } from '../clients/api-client.ts';
import { reportError } from '../clients/report-client.ts';
import { createAssessedCourse, startAttempt, submitAttempt } from './assessment-calls.ts';
import { admin, emailsTo, enroll, newLearner, siteUrl } from './shared-platform.ts';

const { setAttributes, transact } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { pack } = await import('../../lambdas/src/rows/course/modules.ts');
const reports = '/api/admin/error-reports';

interface Question {
  id: string;
  prompt: string;
}

let course: string;
let learner: Caller & { email: string };
let questions: Question[];

/** Starts an attempt of a new learner. */
async function newAttempt() {
  const student = await newLearner();
  await enroll(student, course);
  const { body } = await startAttempt(student, course);
  return { student, questions: body.questions as Question[] };
}

beforeAll(async () => {
  course = await createAssessedCourse({ wait_hours: 0 });
  ({ student: learner, questions } = await newAttempt());
  await submitAttempt(learner, course, 1);
});

/** Reports the first question; its module is in its id. */
const report = (by: Caller, { id }: Pick<Question, 'id'>, change: object = {}) =>
  reportError(by, course, {
    attempt: 1,
    block_id: id,
    module_number: Number(id.split('-')[1]),
    kind: 'key',
    ...change,
  });
const question = (at: number) => questions[at] as Question;
const read = async (id: string) => (await admin.send('GET', `${reports}/${id}`)).body;

describe('a report of a question', () => {
  it('shows admins the question as the learner saw it, with its key and explanation', async () => {
    const { status, body } = await report(learner, question(0));
    expect([status, body.attempt, body.state]).toEqual([201, 1, 'open']);
    const shown = await read(body.id);
    expect(shown).toMatchObject({
      is_changed: false,
      content: '',
      block: { id: question(0).id, type: 'check', prompt: question(0).prompt, explanation: secret },
    });
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('is answered by an email with a link to the attempt', async () => {
    const text = `Both are right ${randomUUID()}.`;
    const { body } = await report(learner, question(0), { text });
    const answer = { outcome: 'declined', answer: 'Only one is.' };
    expect((await admin.send('PATCH', `${reports}/${body.id}`, answer)).status).toBe(200);
    const [email] = (await emailsTo(learner.email)).filter((one) => one.text.includes(text));
    expect(email?.text).toContain('We checked the question and left it as it is.');
    expect(email?.text).toContain(`${siteUrl}/learn/${course}/assessment/1`);
  });

  it('is refused while the attempt is open, so that it reveals nothing', async () => {
    const { student, questions: open } = await newAttempt();
    const { status, body } = await report(student, open[0] as Question);
    expect([status, body.detail]).toEqual([
      404,
      'There is no such question in an attempt that you have submitted.',
    ]);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it.each([
    ['of another attempt', { attempt: 2 }],
    ['that the attempt did not ask', { block_id: 'nothing' }],
    ['with another lesson', { lesson_number: 9 }],
  ])('is refused for a question %s', async (_, change) => {
    expect((await report(learner, question(0), change)).status).toBe(404);
  });

  it('is refused for an attempt of another learner', async () => {
    const other = await newLearner();
    await enroll(other, course);
    expect((await report(other, question(0))).status).toBe(404);
  });

  it('keeps the question after the bank lost it', async () => {
    const { body } = await report(learner, question(1));
    await transact([setAttributes(keys.assessment(course), { bank: pack([]) })]);
    expect(await read(body.id)).toMatchObject({ is_changed: true, block: { prompt: question(1).prompt } });
  });
});
