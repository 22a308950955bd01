import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it, vi } from 'vitest';
import { defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import { gradedTasks, sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import { firstChange } from '../clients/work-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { startOwnTable } from './own-table.ts';

const { embedded, TableName } = await startOwnTable();
afterAll(() => embedded.close());
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { docClient, transact } = await import('../../lambdas/src/platform/table.ts');
const { newCourseRow, noDetails } = await import('../../lambdas/src/rows/course/row.ts');
const { newAssessmentItem } = await import('../../lambdas/src/rows/assessment/write.ts');
const repository = await import('../../lambdas/src/assessment/repository.ts');
const { assessment } = await import('../../lambdas/src/assessment/operations.ts');
const { freezeQuestion } = await import('../../lambdas/src/assessment/rules.ts');

const at = '2026-01-01T00:00:00.000Z';
const courseId = 'sample-course';
const [number] = sampleBank(1).filter(({ task }) => task.kind === 'number');
const questionId = number?.id ?? '';
const put = (Item: object) => docClient.send(new PutCommand({ TableName, Item }));
const text = { ...sampleCourse, title: 'Sample', details: noDetails, modules: [] };
await put({
  ...keys.course(courseId),
  ...newCourseRow({ id: courseId, kind: 'catalog', highlights: [], created_at: at }, text),
});
await transact([newAssessmentItem(courseId, { ...defaultRules, questions: 1 }, sampleBank(1))]);

/** Starts an attempt with one question. Returns the learner's ID. */
async function startAttempt(): Promise<string> {
  const userId = crypto.randomUUID();
  const questions = number ? [freezeQuestion(number, () => 0)] : [];
  const attempt = { number: 1, started_at: at, pass_percent: 73, questions };
  await repository.createAttempt({ userId, courseId, before: { started: 0, granted: 0 }, attempt });
  return userId;
}

const body = {
  answer: { kind: 'text' as const, text: String(gradedTasks.number.value) },
  ...firstChange,
};
/** Makes the request of a learner, as far as the operations read it. */
const requestOf = (userId: string, question = questionId) =>
  ({ params: { courseId, attempt: 1, questionId: question }, body, userId }) as never;
const save = async (userId: string, question?: string) =>
  assessment.saveAttemptAnswer(requestOf(userId, question));
const submit = async (userId: string) => assessment.submitAttempt(requestOf(userId));

it('confirms no answer that was written after a submission read the answers', async () => {
  const userId = await startAttempt();
  const send = docClient.send.bind(docClient) as (command: unknown) => Promise<unknown>;
  let isFirst = true;
  const spy = vi.spyOn(docClient, 'send').mockImplementation((async (command: unknown) => {
    if (command instanceof PutCommand && isFirst) {
      isFirst = false;
      await submit(userId);
    }
    return send(command);
  }) as never);
  await expect(save(userId)).rejects.toMatchObject({ status: 409 });
  spy.mockRestore();
  expect((await repository.readTaken(userId, courseId)).best).toMatchObject({ right: 0 });
});

it('confirms none while a submission is under way, and grades all of them when it is repeated', async () => {
  const userId = await startAttempt();
  await repository.close(userId, courseId, 1);
  await expect(save(userId)).rejects.toMatchObject({
    status: 409,
    message: 'This attempt is being submitted. If no result appears, submit it again.',
  });
  await submit(userId);
  expect((await repository.readTaken(userId, courseId)).best).toMatchObject({ right: 1 });
});

it('saves no answer to a question that the attempt does not have', async () => {
  const userId = await startAttempt();
  await expect(save(userId, 'another')).rejects.toMatchObject({ status: 404 });
});
