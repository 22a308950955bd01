import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import { gradedTasks, sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import { newKeys } from '../../lambdas/badges/keys.ts';
import { firstChange } from '../clients/work-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { beforeWrites } from './before-writes.ts';
import { startOwnTable } from './own-table.ts';

const { embedded, TableName } = await startOwnTable();
afterAll(() => embedded.close());
vi.stubEnv('SITE_URL', 'https://example.com');
vi.stubEnv('SUPPORT_EMAIL', 'support@example.com');
vi.stubEnv('ISSUER_KEYS', JSON.stringify(newKeys()));
// Emails stay in the outbox, because no email service responds.
vi.stubEnv('AWS_ENDPOINT_URL_SESV2', 'http://127.0.0.1:9');
vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { docClient, transact } = await import('../../lambdas/src/platform/table.ts');
const { logger } = await import('../../lambdas/src/platform/logger.ts');
const { newCourseRow, noDetails } = await import('../../lambdas/src/rows/course/row.ts');
const { newCourseItems } = await import('../../lambdas/src/rows/course/write.ts');
const { readCertificate } = await import('../../lambdas/src/rows/certificate/read.ts');
const { newEnrollment } = await import('../../lambdas/src/rows/enrollment/row.ts');
const { readEnrollment } = await import('../../lambdas/src/rows/enrollment/read.ts');
const { newEnrollmentItems } = await import('../../lambdas/src/rows/enrollment/write.ts');
const { newAssessmentItem } = await import('../../lambdas/src/rows/assessment/write.ts');
const { assessment } = await import('../../lambdas/src/assessment/operations.ts');
const { results } = await import('../../lambdas/src/assessment/result-operations.ts');
const { takeRegradeStep } = await import('../../lambdas/src/assessment/regradings.ts');
const { credentials } = await import('../../lambdas/src/credentials/operations.ts');
const { credentialsAdmin } = await import('../../lambdas/src/credentials/admin-operations.ts');
const { learning } = await import('../../lambdas/src/learning/operations.ts');
vi.spyOn(logger, 'error').mockReturnValue();

const at = '2026-01-01T00:00:00.000Z';
const numbers = sampleBank(4).filter(({ task }) => task.kind === 'number');
const last = numbers.at(-1)?.id ?? '';

let count = 0;
let courseId: string;
let userId: string;
beforeEach(async () => {
  courseId = `course-${++count}`;
  userId = `user-${count}`;
  const text = { ...sampleCourse, title: 'Sample', details: noDetails, modules: [] };
  const row = {
    ...newCourseRow({ id: courseId, kind: 'catalog', highlights: [], created_at: at }, text),
    status: 'published' as const,
    lesson_keys: ['1.1'],
  };
  await transact(newCourseItems(row, text));
  await transact([
    newAssessmentItem(courseId, { ...defaultRules, questions: 4, opens: 'at_once' }, numbers),
    ...newEnrollmentItems(newEnrollment(userId, row, { enrolledAt: at })),
  ]);
  const profile = { user_id: userId, full_name: 'Sample', email: `${userId}@example.com` };
  await docClient.send(new PutCommand({ TableName, Item: { ...keys.profile(userId), ...profile } }));
});

/** Calls an operation as the learner, or as an admin, with what the operation reads of a request. */
const call = <Operation extends (request: never) => unknown>(operation: Operation, request: object) =>
  operation({ userId, ...request } as never) as ReturnType<Operation>;

const numberOf = async () => (await readEnrollment(userId, courseId))?.certificate_number ?? '';

/** Changes the learner's certificate as an admin. */
const change = async (
  operation: Exclude<keyof typeof credentialsAdmin, 'listUserCertificates' | 'getAdminCertificate'>,
) =>
  call(credentialsAdmin[operation], {
    userId: 'admin',
    params: { certificateNumber: await numberOf() },
    body: { reason: 'Sample.', student_name: 'Corrected Sample' },
  });

const getBadge = async () => call(credentials.getBadge, { params: { certificateNumber: await numberOf() } });

/** Answers this number of the four questions right. */
async function answer(right: number): Promise<void> {
  await call(assessment.startAttempt, { params: { courseId } });
  for (const { id: questionId } of numbers.slice(0, right)) {
    const text = String(gradedTasks.number.value);
    await call(assessment.saveAttemptAnswer, {
      params: { courseId, attempt: 1, questionId },
      body: {
        answer: { kind: 'text', text },
        ...firstChange,
      },
    });
  }
}

const submit = () => call(assessment.submitAttempt, { params: { courseId, attempt: 1 } });
const completeLesson = () => call(learning.completeLesson, { params: { courseId, module: 1, lesson: 1 } });

/** Does one thing, and another between its reads and its first write. */
async function interrupt(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<void> {
  const end = beforeWrites(docClient, async (number) => {
    if (number === 1) await other();
  });
  await one();
  end();
}

/** Asserts that the learner's certificate and its badge state this result. */
async function expectResult(percent: number): Promise<void> {
  const { status, result } = (await readCertificate(await numberOf())) ?? {};
  expect(result).toMatchObject({ percent });
  if (status === 'revoked') await change('reinstateCertificate');
  const { body } = await getBadge();
  expect(body).toMatchObject({ credentialSubject: { result: [{ value: String(percent) }, {}] } });
}

const changes: [name: string, before: () => Promise<unknown>, run: () => Promise<unknown>][] = [
  ['issued', async () => undefined, completeLesson],
  ['signed', completeLesson, getBadge],
  ['revoked', completeLesson, () => change('revokeCertificate')],
  ['replaced', completeLesson, () => change('reissueCertificate')],
];

describe('a certificate and its badge have the result', () => {
  it.each(changes)('if an attempt is submitted while it is %s', async (_, prepare, run) => {
    await prepare();
    await answer(3);
    await interrupt(run, submit);
    await expectResult(75);
  });

  it.each(changes)('if it is %s while an attempt is submitted', async (_, prepare, run) => {
    await prepare();
    await answer(3);
    await interrupt(submit, run);
    await expectResult(75);
  });

  it('if an attempt is regraded while it is issued', async () => {
    await answer(2);
    await submit();
    await interrupt(completeLesson, async () => {
      const params = { courseId, questionId: last };
      await call(results.withdrawQuestion, { userId: 'admin', params, body: { reason: 'Sample.' } });
      await takeRegradeStep(courseId);
    });
    await expectResult(75);
  });
});
