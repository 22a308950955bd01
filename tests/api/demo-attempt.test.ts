import { expect, it } from 'vitest';
import { assessmentPath, createAssessedCourse, startAttempt } from './assessment-calls.ts';
import { enroll, newLearner } from './shared-platform.ts';

const { seedAttempt } = await import('../../lambdas/local/demo/assessment.ts');

it('the demo learner’s attempt that an interrupted start left open is submitted by the next one, once', async () => {
  const learner = await newLearner();
  const course = await createAssessedCourse();
  await enroll(learner, course);
  await startAttempt(learner, course);
  const userId = String(learner.userId);
  await seedAttempt(userId, course);
  await seedAttempt(userId, course);
  const { taken } = (await learner.send('GET', assessmentPath(course))).body;
  expect(taken).toMatchObject([{ number: 1, result: { right: 3, questions: 6 } }]);
});
