import { describe, expect, it } from 'vitest';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { readPdf } from '../../lambdas/documents/read-pdf.ts';
import { answerAttempt, createCourseOfNumbers, submitAttempt, takeAttempt } from './assessment-calls.ts';
import { badgeOf, bytesOf, check, download, type Holder, intact } from './badge-calls.ts';
import {
  admin,
  completeCourse,
  completeLessons,
  enroll,
  newLearner,
  payFor,
  readEnrollment,
  visitor,
} from './shared-platform.ts';

const course = await createCourseOfNumbers();

async function newHolder(): Promise<Holder> {
  const learner = await newLearner();
  return { learner, number: (await completeCourse(learner, course)).certificate_number };
}

/** Returns what anyone sees of a certificate. */
const verify = async (number: string) => (await visitor.send('GET', `/api/certificates/${number}`)).body;

/** Returns the number and the result of a learner's certificate in the course. */
async function readIssued(learner: Holder['learner']) {
  const { certificate_number: number } = await readEnrollment(learner, course);
  return { number, result: (await verify(number)).result };
}

const change = (number: string, kind: string, body: object) =>
  admin.send('POST', `/api/admin/certificates/${number}/${kind}`, { reason: 'Sample.', ...body });

const textOf = async (holder: Holder) => (await readPdf((await download(holder, 'pdf')).bytes)).text;

const today = () => dayOf('assessed', Date.now());
const resultsIn = ({ body }: { body: { credentialSubject: { result?: { value: string }[] } } }) =>
  body.credentialSubject.result?.map(({ value }) => value);

describe('a certificate', () => {
  it('states the best passed result, as its badge and its PDF do, and earlier badges stay valid', async () => {
    const holder = await newHolder();
    const { number, learner } = holder;
    const plain = await badgeOf(holder);
    await takeAttempt(learner, course, 16);
    expect((await verify(number)).result).toEqual({
      percent: 80,
      letter: 'B−',
      pass_percent: 73,
      assessed_on: today(),
    });
    const first = await badgeOf(holder);
    expect(await textOf(holder)).toContain('Assessed: 80 percent, B−');

    await takeAttempt(learner, course, 18);
    expect((await verify(number)).result).toMatchObject({ percent: 90, letter: 'A−' });
    const second = await badgeOf(holder);
    await takeAttempt(learner, course, 17);
    expect((await verify(number)).result).toMatchObject({ percent: 90, letter: 'A−' });
    expect((await badgeOf(holder)).body).toEqual(second.body);

    expect([plain, first, second].map(resultsIn)).toEqual([undefined, ['80', 'B−'], ['90', 'A−']]);
    for (const { body } of [plain, first, second]) {
      expect(await check(bytesOf(body))).toEqual([...intact, 'active']);
    }
    const { achievement } = second.body.credentialSubject;
    const { pathname, search } = new URL(achievement.id);
    expect((await visitor.send('GET', `${pathname}${search}`)).body).toEqual(achievement);
  });

  it('states completion only after a failed attempt', async () => {
    const holder = await newHolder();
    await takeAttempt(holder.learner, course, 14);
    expect((await verify(holder.number)).result).toBeNull();
    expect(resultsIn(await badgeOf(holder))).toBeUndefined();
    expect(await textOf(holder)).not.toContain('Assessed:');
  });

  it('that is issued after the pass states the result', async () => {
    const learner = await newLearner();
    await enroll(learner, course);
    await takeAttempt(learner, course, 16);
    await completeLessons(learner, course);
    await takeAttempt(learner, course, 10);
    await payFor(learner, course);
    expect((await readIssued(learner)).result).toMatchObject({ percent: 80 });
  });

  it('keeps the result when it is reinstated and when it is replaced', async () => {
    const { learner, number } = await newHolder();
    await change(number, 'revocation', {});
    await takeAttempt(learner, course, 16);
    await change(number, 'reinstatement', {});
    expect(resultsIn(await badgeOf({ learner, number }))).toEqual(['80', 'B−']);
    await change(number, 'replacement', { student_name: 'Corrected Sample' });
    const replaced = await readIssued(learner);
    expect(replaced.number).not.toBe(number);
    expect(replaced.result).toMatchObject({ percent: 80 });
    await takeAttempt(learner, course, 20);
    expect((await readIssued(learner)).result).toMatchObject({ percent: 100, letter: 'A' });
  });

  it.each([
    ['the payment', async (learner: Holder['learner']) => payFor(learner, course), false],
    ['the last lesson', async (learner: Holder['learner']) => completeLessons(learner, course), true],
  ])('has the result if the attempt is submitted at the moment of %s', async (_, issue, isPaid) => {
    const learner = await newLearner();
    await enroll(learner, course);
    await (isPaid ? payFor(learner, course) : completeLessons(learner, course));
    const attempt = await answerAttempt(learner, course, 16);
    await Promise.all([issue(learner), submitAttempt(learner, course, attempt)]);
    expect((await readIssued(learner)).result).toMatchObject({ percent: 80 });
  });
});

it('a learning record has the result from when it was made', async () => {
  const { learner } = await newHolder();
  const day = today();
  const make = async () => (await learner.send('POST', '/api/learning-records', { from: day, to: day })).body;
  const read = async ({ record_number }: { record_number: string }) =>
    (await visitor.send('GET', `/api/learning-records/${record_number}`)).body.courses;
  const before = await make();
  await takeAttempt(learner, course, 16);
  const after = await make();
  expect(await read(before)).toMatchObject([{ result: null }]);
  expect(await read(after)).toMatchObject([{ result: { percent: 80, letter: 'B−' } }]);
  const { body } = await learner.send('GET', `/api/learning-records/${after.record_number}/json`);
  expect(body.evidence.at(-1)).toMatchObject({
    name: 'Assessment',
    description: `Assessed on ${day}: 80 percent, B−. Passing takes 73 percent.`,
  });
});
