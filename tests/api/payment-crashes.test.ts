import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Caller, newLearner as newLearnerAt, recount, signIn } from '../api-client.ts';
import { actAtProvider, payByCard, testCards } from '../payment-client.ts';
import { type Platform, startPlatform, temporaryFolder } from '../platform.ts';

const courseId = 'prompt-engineering-mastery';

/** Runs a platform that takes payment before access, and can be killed and started again with its data. */
const dataDir = path.join(temporaryFolder(), 'data');
mkdirSync(dataDir);
const start = () => startPlatform({ dataDir, variables: { PAYMENT_POLICY: 'before' } });
let platform: Platform = await start();
afterAll(() => platform.stop());

async function killAndStart(): Promise<void> {
  await platform.stop('SIGKILL');
  platform = await start();
}

const newLearner = async () => {
  const { email, password } = await newLearnerAt(platform.origin);
  return { email, password, signIn: (): Promise<Caller> => signIn(platform.origin, email, password) };
};
type Learner = Awaited<ReturnType<typeof newLearner>>;

const ordersOf = async (learner: Learner) =>
  (await (await learner.signIn()).send('GET', '/api/orders')).body.items;
const enrollmentsOf = async (learner: Learner) =>
  (await (await learner.signIn()).send('GET', '/api/enrollments')).body.items;

/** Asks for an enrollment, which payment comes before. Returns the order's number. */
async function order(learner: Learner): Promise<string> {
  const caller = await learner.signIn();
  const { status, body } = await caller.send('POST', '/api/enrollments', { course_id: courseId });
  expect(status).toBe(202);
  return body.id;
}

/** Returns the address of a payment page after the platform's port has changed. */
const moved = (url: string): string => new URL(new URL(url).pathname, platform.origin).href;
const checkOut = async (learner: Learner, id: string): Promise<string> => {
  const caller = await learner.signIn();
  return (await caller.send('POST', `/api/orders/${id}/checkout`)).body.url;
};

/** Expects the order to be paid once, the learner to be enrolled once, and all counts to be right. */
async function expectPaidOnce(learner: Learner): Promise<void> {
  await vi.waitFor(
    async () => {
      const orders = await ordersOf(learner);
      expect(orders).toMatchObject([{ status: 'paid' }]);
      expect(orders[0].history.filter(({ kind }: { kind: string }) => kind === 'paid')).toHaveLength(1);
    },
    { timeout: 30_000, interval: 200 },
  );
  expect(await enrollmentsOf(learner)).toMatchObject([{ course_id: courseId }]);
  expect(await recount(platform.origin)).toEqual([]);
}

describe('payment before access', () => {
  it('makes one order, and enrolls once it is paid', async () => {
    const learner = await newLearner();
    const id = await order(learner);
    expect(await order(learner)).toBe(id);
    expect(await enrollmentsOf(learner)).toEqual([]);
    const caller = await learner.signIn();
    expect((await caller.send('GET', `/api/courses/${courseId}/content`)).status).toBe(403);
    await payByCard(await checkOut(learner, id), testCards.paid);
    await expectPaidOnce(learner);
    expect((await caller.send('GET', `/api/courses/${courseId}/content`)).status).toBe(200);
    expect((await caller.send('POST', '/api/enrollments', { course_id: courseId })).status).toBe(200);
  });

  it('gives no access after a declined card or an abandoned page', async () => {
    const learner = await newLearner();
    const url = await checkOut(learner, await order(learner));
    expect((await payByCard(url, testCards.declined)).status).toBe(402);
    expect(await enrollmentsOf(learner)).toEqual([]);
    expect(await ordersOf(learner)).toMatchObject([{ status: 'due' }]);
  });
});

describe('a server that is killed', () => {
  it('before the payment page was opened continues with the same page', async () => {
    const learner = await newLearner();
    const id = await order(learner);
    const url = await checkOut(learner, id);
    await killAndStart();
    expect(new URL(await checkOut(learner, id)).pathname).toBe(new URL(url).pathname);
    await payByCard(moved(url), testCards.paid);
    await expectPaidOnce(learner);
  });

  it('between the payment and its webhook settles the order after the next start', async () => {
    const learner = await newLearner();
    const url = await checkOut(learner, await order(learner));
    await actAtProvider(platform.origin, { action: 'pause' });
    await payByCard(url, testCards.paid);
    expect(await ordersOf(learner)).toMatchObject([{ status: 'due' }]);
    await killAndStart();
    expect(await ordersOf(learner)).toMatchObject([{ status: 'due' }]);
    await actAtProvider(platform.origin, { action: 'resume' });
    await expectPaidOnce(learner);
  });

  it('while the webhook is handled is paid once', async () => {
    const learner = await newLearner();
    const url = await checkOut(learner, await order(learner));
    const paying = payByCard(url, testCards.paid).catch(() => undefined);
    await platform.stop('SIGKILL');
    await paying;
    platform = await start();
    // If the payment was lost with the process, the learner pays on the same page.
    await payByCard(moved(url), testCards.paid);
    await expectPaidOnce(learner);
  });

  it('and whose webhook never comes settles the order by reconciliation', async () => {
    const learner = await newLearner();
    const id = await order(learner);
    const url = await checkOut(learner, id);
    await actAtProvider(platform.origin, { action: 'pause' });
    await payByCard(url, testCards.paid);
    // Asking to pay again also reads the state at Stripe.
    const caller = await learner.signIn();
    expect((await caller.send('POST', `/api/orders/${id}/checkout`)).body).toMatchObject({ url: null });
    await expectPaidOnce(learner);
    await actAtProvider(platform.origin, { action: 'resume' });
    await expectPaidOnce(learner);
  });
});
