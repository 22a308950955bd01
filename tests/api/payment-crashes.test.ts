import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Caller, newLearner as newLearnerAt, recount, signIn } from '../clients/api-client.ts';
import { createLink, makeToolkit } from '../clients/toolkit-client.ts';
import { actAtProvider, payByCard, testCards } from '../clients/payment-client.ts';
import { demoFolder, type Platform, runJob, startPlatform } from '../platform/platform.ts';
import { isFullRun } from '../samples/sample.ts';

const courseId = 'prompt-engineering-mastery';

/** Runs a platform that takes payment before access, and can be killed and started again with its data. */
const dataDir = demoFolder();
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
    { timeout: 60_000, interval: 200 },
  );
  expect(await enrollmentsOf(learner)).toMatchObject([{ course_id: courseId }]);
  // Counts follow the table's stream.
  await expect.poll(() => recount(platform.origin)).toEqual([]);
}

describe('payment before access', () => {
  it('is announced before the learner enrolls', async () => {
    const caller = await (await newLearner()).signIn();
    const { body } = await caller.send('GET', '/api/enrollments/waiver');
    expect(body).toEqual({
      waiver: null,
      unconfirmed_waiver: null,
      payment_policy: 'before',
      order: null,
    });
  });

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

  it('lets a learner ask the employer first, with a toolkit that proves no enrollment', async () => {
    const learner = await newLearner();
    const id = await order(learner);
    const caller = await learner.signIn();
    const { status, body } = await makeToolkit(caller, courseId);
    expect(status).toBe(201);
    expect(body).toMatchObject({ order_id: id, is_paid_for: false, has_started: false });
    expect(body.documents).toEqual(['explainer', 'request', 'guide']);
    expect((await createLink(caller, body.id)).status).toBe(201);
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
  it.runIf(isFullRun)('before the payment page was opened continues with the same page', async () => {
    const learner = await newLearner();
    const id = await order(learner);
    const url = await checkOut(learner, id);
    await killAndStart();
    expect(new URL(await checkOut(learner, id)).pathname).toBe(new URL(url).pathname);
    await payByCard(moved(url), testCards.paid);
    await expectPaidOnce(learner);
  });

  it.runIf(isFullRun)(
    'between the payment and its webhook settles the order after the next start',
    async () => {
      const learner = await newLearner();
      const url = await checkOut(learner, await order(learner));
      await actAtProvider(platform.origin, { action: 'pause' });
      await payByCard(url, testCards.paid);
      expect(await ordersOf(learner)).toMatchObject([{ status: 'due' }]);
      await killAndStart();
      expect(await ordersOf(learner)).toMatchObject([{ status: 'due' }]);
      await actAtProvider(platform.origin, { action: 'resume' });
      await expectPaidOnce(learner);
    },
  );

  it.runIf(isFullRun)('while the webhook is handled is paid once', async () => {
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

  it('and whose webhook never comes settles the order when the learner returns', async () => {
    const learner = await newLearner();
    const id = await order(learner);
    const url = await checkOut(learner, id);
    await actAtProvider(platform.origin, { action: 'pause' });
    await payByCard(url, testCards.paid);
    const caller = await learner.signIn();
    expect((await caller.send('POST', `/api/orders/${id}/checkout`)).body).toMatchObject({ url: null });
    await expectPaidOnce(learner);
    await actAtProvider(platform.origin, { action: 'resume' });
    await expectPaidOnce(learner);
  });

  it('and whose webhook never comes settles the order by reconciliation', async () => {
    const learner = await newLearner();
    const url = await checkOut(learner, await order(learner));
    await actAtProvider(platform.origin, { action: 'pause' });
    await payByCard(url, testCards.paid);
    const reconcile = () => runJob(dataDir, 'reconcile');
    expect(await reconcile()).toMatch(/^1 unsettled/);
    await expectPaidOnce(learner);
    expect(await reconcile()).toMatch(/^0 unsettled/);
    await actAtProvider(platform.origin, { action: 'resume' });
    await expectPaidOnce(learner);
  });
});

/** What can happen to an order, in any sequence. Opening the payment page and paying come up more often. */
const steps = [
  'checkOut',
  'checkOut',
  'pay',
  'pay',
  'checkOut',
  'pay',
  'decline',
  'expire',
  'pause',
  'resume',
  'resend',
  'cancel',
  'enroll',
  'check',
] as const;

it('random sequences of events never pay twice, lose a payment, or give access without one', {
  timeout: 120_000,
}, async () => {
  const admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...steps), { minLength: 6, maxLength: 16 }),
      async (sequence) => {
        const learner = await newLearner();
        const caller = await learner.signIn();
        let id = await order(learner);
        let url = '';
        const act: Record<(typeof steps)[number], () => Promise<unknown>> = {
          checkOut: async () => {
            url = (await caller.send('POST', `/api/orders/${id}/checkout`)).body.url ?? url;
          },
          pay: async () => url && payByCard(url, testCards.paid),
          decline: async () => url && payByCard(url, testCards.declined),
          expire: async () =>
            url && actAtProvider(platform.origin, { action: 'expire', session: url.split('/').at(-1) ?? '' }),
          pause: () => actAtProvider(platform.origin, { action: 'pause' }),
          resume: () => actAtProvider(platform.origin, { action: 'resume' }),
          resend: async () => {
            const overview = await (await fetch(`${platform.origin}/local/pay/`)).text();
            const [event = ''] = /evt_local_\w+/.exec(overview) ?? [];
            return actAtProvider(platform.origin, { action: 'resend', event });
          },
          cancel: () => caller.send('POST', `/api/orders/${id}/cancel`),
          enroll: async () => {
            const { status, body } = await caller.send('POST', '/api/enrollments', { course_id: courseId });
            if (status === 202) id = body.id;
          },
          check: async () => {
            const { version, total_cents } = (await admin.send('GET', `/api/admin/orders/${id}`)).body;
            const paid_on = new Date().toISOString().slice(0, 10);
            const check = { version, amount_cents: total_cents, paid_on, method: 'check', reference: id };
            return admin.send('POST', `/api/admin/orders/${id}/payments`, check);
          },
        };
        for (const step of sequence) await act[step]();
        await act.resume();
        await expect
          .poll(async () => (await fetch(`${platform.origin}/local/pay/`)).text())
          .not.toContain('waiting');
        const orders: { status: string; history: { kind: string }[] }[] = await ordersOf(learner);
        const isPaid = orders.some(({ status }) => status === 'paid');
        for (const { history } of orders)
          expect(history.filter(({ kind }) => kind === 'paid').length).toBeLessThanOrEqual(1);
        expect(
          orders.filter(({ status }) => status === 'paid' || status === 'due').length,
        ).toBeLessThanOrEqual(1);
        expect((await enrollmentsOf(learner)).length).toBe(isPaid ? 1 : 0);
        await expect.poll(() => recount(platform.origin)).toEqual([]);
      },
    ),
    {
      numRuns: isFullRun ? 16 : 2,
      // Enrolls while the webhook of the payment is handled.
      examples: [[['checkOut', 'pay', 'enroll', 'checkOut']], [['checkOut', 'pay', 'resend', 'enroll']]],
    },
  );
});
