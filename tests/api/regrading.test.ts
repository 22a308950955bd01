import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import { gradedTasks, sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import type { Mail } from '../../lambdas/src/platform/mail.ts';
import { atOnce } from '../clients/api-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { beforeWrites } from './before-writes.ts';
import { startOwnTable } from './own-table.ts';

const { embedded, TableName } = await startOwnTable();
afterAll(() => embedded.close());
vi.stubEnv('SITE_URL', 'https://example.com');
vi.stubEnv('SUPPORT_EMAIL', 'support@example.com');
// Emails stay in the outbox, because no email service responds.
vi.stubEnv('AWS_ENDPOINT_URL_SESV2', 'http://127.0.0.1:9');
vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
const { allMails, keys } = await import('../../lambdas/src/platform/keys.ts');
const { docClient, listAll, transact } = await import('../../lambdas/src/platform/table.ts');
const { logger } = await import('../../lambdas/src/platform/logger.ts');
const { newCourseRow, noDetails } = await import('../../lambdas/src/rows/course/row.ts');
const { newCertificate } = await import('../../lambdas/src/rows/certificate/row.ts');
const { newCertificateItems } = await import('../../lambdas/src/rows/certificate/write.ts');
const { readCertificate } = await import('../../lambdas/src/rows/certificate/read.ts');
const { newEnrollment } = await import('../../lambdas/src/rows/enrollment/row.ts');
const { newAssessmentItem } = await import('../../lambdas/src/rows/assessment/write.ts');
const repository = await import('../../lambdas/src/assessment/repository.ts');
const { readRegrading } = await import('../../lambdas/src/assessment/regrade-repository.ts');
const regradings = await import('../../lambdas/src/assessment/regradings.ts');
const { gradeOpenAttempt } = await import('../../lambdas/src/assessment/regrading.ts');
const { freezeQuestion } = await import('../../lambdas/src/assessment/rules.ts');
const { results } = await import('../../lambdas/src/assessment/result-operations.ts');
vi.spyOn(logger, 'error').mockReturnValue();

const at = '2026-01-01T00:00:00.000Z';
const numbers = sampleBank(4).filter(({ task }) => task.kind === 'number');
const bad = numbers[0]?.id ?? '';
const put = (Item: object) => docClient.send(new PutCommand({ TableName, Item }));

let count = 0;
let courseId: string;
beforeEach(async () => {
  courseId = `course-${++count}`;
  const text = { ...sampleCourse, title: 'Sample', details: noDetails, modules: [] };
  await put({
    ...keys.course(courseId),
    ...newCourseRow({ id: courseId, kind: 'catalog', highlights: [], created_at: at }, text),
  });
  await transact([newAssessmentItem(courseId, { ...defaultRules, questions: 4 }, numbers)]);
});

const wrong = { kind: 'text' as const, text: '1' };
const right = { kind: 'text' as const, text: String(gradedTasks.number.value) };

/** Adds a learner who submitted an attempt. The bad question and those from `rights` on are wrong. Returns the ID. */
async function addTaker(rights = 2): Promise<string> {
  const userId = `user-${++count}`;
  await put({
    ...keys.profile(userId),
    user_id: userId,
    full_name: 'Sample',
    email: `${userId}@example.com`,
  });
  const questions = numbers.map((question) => freezeQuestion(question, () => 0));
  const attempt = { number: 1, started_at: at, pass_percent: 73, questions };
  await repository.createAttempt({ userId, courseId, before: { started: 0, granted: 0 }, attempt });
  const answers = Object.fromEntries(
    questions.map(({ id }, place) => [id, place === 0 || place > rights ? wrong : right]),
  );
  const graded = gradeOpenAttempt({ questions, answers, pass_percent: 73 }, []);
  const before = await repository.readTaken(userId, courseId);
  const best = graded.result;
  const submission = { userId, courseId, number: 1, before, graded, best, submitted_at: at, more: [] };
  expect(await repository.submit(submission)).toBe(true);
  return userId;
}

const withdraw = (questionId = bad) =>
  results.withdrawQuestion({
    params: { courseId, questionId },
    body: { reason: 'The key is wrong.' },
    userId: 'admin',
  } as Parameters<typeof results.withdrawQuestion>[0]);

const percentsOf = async (userIds: readonly string[]) =>
  Promise.all(
    userIds.map(async (userId) => {
      const [{ best }, attempt] = await Promise.all([
        repository.readTaken(userId, courseId),
        repository.readAttempt(userId, courseId, 1),
      ]);
      expect(best).toEqual(attempt?.result);
      return best?.percent;
    }),
  );

/** Returns how many emails about a better result each learner has. */
async function mailsTo(userIds: readonly string[]): Promise<number[]> {
  const Item = z.object({ mail: z.custom<Mail>() });
  const rows = await Promise.all(allMails.map((pk) => listAll({ index: 'gsi1', pk }, Item)));
  const mails = rows.flat().filter(({ mail }) => mail.subject === 'Your result in Sample is better now');
  return userIds.map((id) => mails.filter(({ mail }) => mail.to === `${id}@example.com`).length);
}

/** Takes steps until the first pass is over. */
async function takeSteps(): Promise<void> {
  for (let step = 0; step < 10 && (await readRegrading(courseId))?.is_settling === false; step++)
    await regradings.takeRegradeStep(courseId);
}

const afterSettling = () => Date.now() + 3_600_000;

describe('the regrading after a withdrawal', () => {
  it('raises each result once and sends one email, whatever is repeated or runs at once', async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => addTaker()));
    expect(await percentsOf(users)).toEqual(users.map(() => 50));
    await withdraw();
    await withdraw();
    await atOnce(3, () => regradings.followRegradings([courseId]));
    await takeSteps();
    expect(await percentsOf(users)).toEqual(users.map(() => 75));
    expect(await mailsTo(users)).toEqual(users.map(() => 1));
  });

  it('continues after a crash where it stopped', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => addTaker()));
    await withdraw();
    const restart = beforeWrites(docClient, async (number) => {
      if (number > 2) throw new Error('Stopped');
    });
    await regradings.followRegradings([courseId]);
    restart();
    expect((await percentsOf(users)).filter((percent) => percent === 75)).toHaveLength(2);
    expect(await regradings.continueRegradings()).toBe(0);
    expect(await regradings.continueRegradings(afterSettling())).toBeGreaterThan(0);
    await regradings.followRegradings([courseId]);
    expect(await percentsOf(users)).toEqual(users.map(() => 75));
    expect(await mailsTo(users)).toEqual(users.map(() => 1));
  });

  it('finds a submission that was under way at the withdrawal, and ends with its last pass', async () => {
    await withdraw();
    await takeSteps();
    // It was graded with the bank from before the withdrawal.
    const late = await addTaker();
    expect(await regradings.continueRegradings()).toBe(0);
    expect(await regradings.continueRegradings(afterSettling())).toBeGreaterThan(0);
    await regradings.takeRegradeStep(courseId);
    expect(await percentsOf([late])).toEqual([75]);
    expect(await readRegrading(courseId)).toBeUndefined();
  });

  it('leaves a learner alone who had the question right, and counts two questions', async () => {
    const [best] = [await addTaker(3)];
    const two = numbers[3]?.id ?? '';
    await withdraw(two);
    await takeSteps();
    expect(await percentsOf([best])).toEqual([75]);
    expect(await mailsTo([best])).toEqual([0]);
    await withdraw();
    await takeSteps();
    expect(await percentsOf([best])).toEqual([100]);
    expect((await repository.readAttempt(best, courseId, 1))?.withdrawn).toEqual([bad, two].toSorted());
  });

  it('states the new result on the certificate of a learner who passes now', async () => {
    const userId = await addTaker();
    const names = { student_name: 'Sample', course_title: 'Sample' };
    const certificate = newCertificate(
      { kind: 'course', user_id: userId, course_id: courseId, ...names },
      { issuedAt: at, completedAt: at, validMonths: null },
    );
    await transact(newCertificateItems(certificate));
    const course = { id: courseId, lesson_keys: [], lessons_version: 1 };
    const { certificate_number } = certificate;
    const enrollment = newEnrollment(userId, course, { enrolledAt: at });
    await put({ ...keys.enrollment(userId, courseId), ...enrollment, certificate_number });
    await withdraw();
    await takeSteps();
    expect((await readCertificate(certificate_number))?.result).toMatchObject({ percent: 75, letter: 'C' });
  });
});
