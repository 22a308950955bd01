import { afterAll, describe, expect, it } from 'vitest';
import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { type Caller, newLearner, signIn } from '../clients/api-client.ts';
import { applications, submit } from '../clients/liftoff-client.ts';
import { recordCheck } from '../clients/payment-client.ts';
import { startPlatform } from '../platform/platform.ts';
import { makeToolkit, recordOutcome, thisYear, toolkits } from '../clients/toolkit-client.ts';

// No change reaches an index during the test, so a read of an index finds no new row.
const platform = await startPlatform({ variables: { INDEX_LAG_MS: '900000-900000' } });
afterAll(async () => void (await platform.stop()));

const course = 'ai-literacy-101';
const others = ['ai-fundamentals-for-business', 'prompt-engineering-mastery'];
const today = businessToday();
const address = {
  line1: '1 Test Street',
  line2: null,
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701',
  country: 'United States',
};

const read = async (caller: Caller, address: string) => (await caller.send('GET', address)).body;
const list = async (caller: Caller, address: string) => (await read(caller, address)).items;
async function enrolledLearner(...courses: string[]): Promise<Caller> {
  const learner = await newLearner(platform.origin);
  for (const course_id of courses) {
    expect((await learner.send('POST', '/api/enrollments', { course_id })).status).toBe(201);
  }
  return learner;
}
/** Records the payment of a learner's only order. */
async function pay(learner: Caller): Promise<void> {
  const admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
  const [order] = await list(learner, '/api/orders');
  expect((await recordCheck(admin, order.id)).status).toBe(200);
}
async function completeLessons(learner: Caller): Promise<void> {
  const modules = await list(learner, `/api/courses/${course}/content?limit=100`);
  for (const { module_number, lessons } of modules) {
    for (const { lesson_number } of lessons) {
      await learner.send('PUT', `/api/courses/${course}/progress/${module_number}/${lesson_number}`);
    }
  }
}

describe('while the indexes lack a change, learners find at once', () => {
  it('the courses in which they have enrolled, newest first and page by page', async () => {
    const learner = await enrolledLearner(course, ...others);
    const idsOf = (items: { course_id: string }[]) => items.map(({ course_id }) => course_id);
    const newestFirst = [course, ...others].toReversed();
    expect(idsOf(await list(learner, '/api/enrollments'))).toEqual(newestFirst);
    const first = await read(learner, '/api/enrollments?limit=2');
    expect(idsOf(first.items)).toEqual(newestFirst.slice(0, 2));
    const rest = await read(learner, `/api/enrollments?limit=2&cursor=${first.next}`);
    expect({ ids: idsOf(rest.items), next: rest.next }).toEqual({ ids: newestFirst.slice(2), next: null });
  });

  it('the order of an enrollment, and its payer', async () => {
    const learner = await enrolledLearner(course, ...others);
    expect(await list(learner, '/api/orders')).toHaveLength(3);
    const [order] = await list(learner, `/api/orders?course_id=${course}`);
    const payer = { name: 'Test Payer', company: 'Test Company', address };
    expect(
      (
        await learner.send('PUT', `/api/orders/${order.id}/payer`, {
          ...payer,
          purchase_order: null,
        })
      ).status,
    ).toBe(200);
    expect(await list(learner, `/api/orders?course_id=${course}`)).toMatchObject([{ id: order.id, payer }]);
  });

  it('the progress and the certificate of a course that they complete', async () => {
    const learner = await enrolledLearner(course);
    await pay(learner);
    await completeLessons(learner);
    const [enrollment] = await list(learner, '/api/enrollments');
    expect(enrollment).toMatchObject({ progress: 100, status: 'completed' });
    expect(await list(learner, '/api/certificates')).toMatchObject([
      { certificate_number: enrollment.certificate_number },
    ]);
  });

  it('a learning record', async () => {
    const learner = await enrolledLearner(course);
    await pay(learner);
    await learner.send('PUT', `/api/courses/${course}/progress/1/1`);
    const { status, body } = await learner.send('POST', '/api/learning-records', {
      from: `${today.slice(0, 4)}-01-01`,
      to: today,
    });
    expect(status).toBe(201);
    expect(await list(learner, '/api/learning-records')).toMatchObject([
      { record_number: body.record_number },
    ]);
  });

  it('a toolkit, with its outcome and what it requests for the year', async () => {
    const learner = await enrolledLearner(course);
    const { body: toolkit } = await makeToolkit(learner, course);
    expect(await list(learner, toolkits)).toMatchObject([{ id: toolkit.id, status: 'generated' }]);
    expect((await recordOutcome(learner, toolkit, { status: 'submitted' })).status).toBe(200);
    expect(await list(learner, toolkits)).toMatchObject([{ id: toolkit.id, status: 'submitted' }]);
    expect(await read(learner, `${toolkits}/cap?year=${thisYear}`)).toMatchObject({
      requested_cents: toolkit.amount_cents,
    });
  });

  it('an application to Layoff to Lift-Off', async () => {
    const learner = await newLearner(platform.origin);
    const { status, body } = await submit(learner);
    expect(status).toBe(201);
    expect(await list(learner, applications)).toEqual([body]);
  });
});
