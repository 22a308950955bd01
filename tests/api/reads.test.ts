import { beforeAll, describe, expect, it } from 'vitest';
import { completeCourse, enroll, newLearner } from './shared-platform.ts';
import type { Spent } from './spent.ts';

let measure: (work: () => Promise<unknown>) => Promise<Spent>;
let userId: string;

const modules = {
  learning: () => import('../../lambdas/src/learning/operations.ts'),
  catalog: () => import('../../lambdas/src/catalog/operations.ts'),
  sessions: () => import('../../lambdas/src/platform/sessions.ts'),
};
const page = { limit: 25 };
const course = 'ai-literacy-101';
let certificateNumber: string;

beforeAll(async () => {
  const learner = await newLearner();
  userId = learner.userId ?? '';
  certificateNumber = (await completeCourse(learner, course)).certificate_number;
  for (const id of [
    'ai-fundamentals-for-business',
    'prompt-engineering-mastery',
    'machine-learning-operations',
    'ai-strategy-for-executives',
    'computer-vision-applications',
    'responsible-ai-and-governance',
    'generative-ai-and-llms',
    'ai-product-management',
    'ai-for-cybersecurity',
  ]) {
    await enroll(learner, id);
  }
  ({ measure } = await import('./spent.ts'));
});

describe('what a screen reads', () => {
  it('is two requests for a dashboard of ten courses', async () => {
    const { learning } = await modules.learning();
    const call = { params: undefined, body: undefined, query: page, userId };
    const spent = await measure(() => learning.listEnrollments(call));
    expect(spent.requests).toBe(2);
    expect(spent.units).toBeLessThanOrEqual(10);
  });

  it('is four units for the player of a course of twelve lessons', async () => {
    const [{ learning }, { catalog }] = [await modules.learning(), await modules.catalog()];
    const call = { params: { courseId: course }, query: page, body: undefined, userId };
    const spent = await measure(async () => {
      await learning.listEnrollments({ ...call, params: undefined, query: { ...page, course_id: course } });
      await catalog.listCourseContent(call);
      await learning.listProgress(call);
    });
    expect(spent.units).toBeLessThanOrEqual(4);
  });

  it('is half a unit for a certificate, and one and a half for one that does not exist', async () => {
    const { learning } = await modules.learning();
    const verify = (number: string) =>
      learning.verifyCertificate({
        params: { certificateNumber: number },
        query: undefined,
        body: undefined,
        userId: undefined,
      });
    expect(await measure(() => verify(certificateNumber))).toEqual({ requests: 1, units: 0.5 });
    const missing = await measure(() => verify('RWC-2025-00000000').catch(() => undefined));
    expect(missing).toEqual({ requests: 2, units: 1.5 });
  });

  it('is one unit, in one request, for the check of the session before each', async () => {
    const { isSessionOpen } = await modules.sessions();
    const spent = await measure(() => isSessionOpen({ userId, signedInAt: 1 }));
    expect(spent).toEqual({ requests: 1, units: 1 });
  });

  it('is one request for the catalog, whatever its page', async () => {
    const { catalog } = await modules.catalog();
    const call = { params: undefined, body: undefined, userId: undefined };
    const spent = await measure(() => catalog.listCourses({ ...call, query: { ...page, kind: 'catalog' } }));
    expect(spent.requests).toBe(1);
    expect(spent.units).toBeLessThanOrEqual(3);
  });
});
