import { describe, expect, it } from 'vitest';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import type { Caller } from '../clients/api-client.ts';
import { makeToolkit, recordOutcome, thisYear, toolkits } from '../clients/toolkit-client.ts';
import { courseId, learnerWithToolkit, readCap } from './approval-requests.ts';
import { orderOn } from './order-calls.ts';
import { atOnce, countStatuses, enroll, newLearner } from './shared-platform.ts';

describe('the cap of a calendar year', () => {
  it.each(['0026-12-01', '2062-12-01', '2026-02-30'])('is not computed for the day %s', async (today) => {
    const learner = await newLearner();
    expect((await learner.send('GET', `${toolkits}/cap?today=${today}`)).status).toBe(400);
  });

  const paidOn = async (
    learner: Caller,
    toolkit: { id: string; version: number },
    date: string,
    cents: number,
  ) => (await recordOutcome(learner, toolkit, { status: 'paid', date, amount_cents: cents })).body;

  it('counts a payment in the year of its date, and what was declared', async () => {
    const learner = await newLearner();
    await enroll(learner, courseId);
    const [order] = (await learner.send('GET', '/api/orders')).body.items;
    await orderOn(order.id, '2025-11-03');
    const yearEnd = { plan_year: 2025, pay_date: '2025-12-31', other_assistance_cents: 210_000 };
    const { body: toolkit } = await makeToolkit(learner, courseId, yearEnd);
    const paid = await paidOn(learner, toolkit, '2025-12-31', 315_000);
    expect(await readCap(learner, 'year=2025')).toMatchObject({
      limit_cents: 525_000,
      is_announced: true,
      paid_cents: 315_000,
      declared_cents: 210_000,
      left_cents: 0,
      over_cents: 0,
      warnings: [],
    });
    await paidOn(learner, paid, '2026-01-01', 315_000);
    const declared = { year: 2026, declared_cents: 210_001, version: 0 };
    expect((await learner.send('PUT', `${toolkits}/cap`, declared)).status).toBe(200);
    expect(await readCap(learner, 'year=2025')).toMatchObject({ used_cents: 210_000, left_cents: 315_000 });
    expect(await readCap(learner, 'year=2026&today=2026-03-01')).toMatchObject({
      used_cents: 525_001,
      left_cents: 0,
      over_cents: 1,
      year_end: null,
      warnings: [expect.stringContaining('$0.01 is above the limit of $5,250.00')],
    });
  });

  it('declares other assistance once per idempotency key, and refuses the key for another declaration', async () => {
    const learner = await newLearner();
    const declare = (year: number) => {
      const body = { year, declared_cents: 5, version: 0 };
      return learner.send('PUT', `${toolkits}/cap`, body, { 'idempotency-key': 'sample-key' });
    };
    for (const _ of [1, 2]) expect((await declare(thisYear)).body).toMatchObject({ version: 1 });
    expect(await declare(thisYear - 1)).toMatchObject({
      status: 409,
      body: { type: problemTypes.keyReused },
    });
    expect(await readCap(learner, `year=${thisYear - 1}`)).toMatchObject({ declared_cents: 0 });
  });

  it('declares other assistance with a version, and takes it from a toolkit', async () => {
    const { learner } = await learnerWithToolkit({ other_assistance_cents: 100_000 });
    const seen = await readCap(learner, `year=${thisYear}`);
    expect(seen).toMatchObject({ declared_cents: 100_000, version: 1 });
    const declare = (change: object) =>
      learner.send('PUT', `${toolkits}/cap`, { year: thisYear, declared_cents: 5, version: 1, ...change });
    const responses = await atOnce(4, (at) => declare({ declared_cents: 10 + at }));
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 3 });
    const current = await readCap(learner, `year=${thisYear}`);
    expect(current.version).toBe(2);
    expect((await declare({ declared_cents: current.declared_cents })).body).toEqual(current);
    expect(await readCap(learner, `year=${thisYear - 1}`)).toMatchObject({ declared_cents: 0, version: 0 });
  });

  it('says when the limit of a year is not announced, and when the year ends', async () => {
    const learner = await newLearner();
    expect(await readCap(learner, 'year=2031')).toMatchObject({
      limit_cents: 525_000,
      is_announced: false,
      warnings: [expect.stringContaining('has not been announced')],
    });
    expect(await readCap(learner, 'today=2026-12-31')).toMatchObject({
      year: 2026,
      year_end: { year: 2026, days_left: 0 },
    });
    expect(await readCap(learner, 'today=2027-01-01')).toMatchObject({ year: 2027, year_end: null });
  });

  it('shows what is requested for the year and not paid yet', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    await recordOutcome(learner, toolkit, { status: 'submitted' });
    expect(await readCap(learner, `year=${thisYear}`)).toMatchObject({
      requested_cents: toolkit.amount_cents,
      used_cents: 0,
    });
  });
});
