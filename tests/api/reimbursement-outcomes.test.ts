import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { businessToday, daysAfter } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { pdf, postFile } from '../clients/liftoff-client.ts';
import { recordOutcome, toolkits } from '../clients/toolkit-client.ts';
import { learnerWithToolkit, readToolkit } from './approval-requests.ts';
import { orderOn } from './order-calls.ts';
import { admin, atOnce, countStatuses, origin, readList } from './shared-platform.ts';

describe('an outcome', () => {
  it('changes the status with its date and who recorded it, and what admins count', async () => {
    const before = await readList('/api/admin/reimbursements/summary');
    const { learner, toolkit } = await learnerWithToolkit();
    await orderOn(toolkit.order_id, '2026-01-02');
    const sent = await recordOutcome(learner, toolkit, { status: 'submitted', date: '2026-01-02' });
    expect(sent.body).toMatchObject({ status: 'submitted', submitted_on: '2026-01-02', version: 2 });
    const approved = await recordOutcome(learner, sent.body, { status: 'approved', date: '2026-01-05' });
    const paid = await recordOutcome(learner, approved.body, {
      status: 'paid',
      date: '2026-01-20',
      amount_cents: 295_001,
    });
    expect(paid.body).toMatchObject({
      status: 'paid',
      status_by: 'learner',
      submitted_on: '2026-01-02',
      approved_on: '2026-01-05',
      paid_on: '2026-01-20',
      paid_cents: 295_001,
    });
    expect(paid.body.history.at(-1)).toMatchObject({
      kind: 'paid',
      by: 'learner',
      on: '2026-01-20',
      amount_cents: 295_001,
    });
    expect(await readList('/api/admin/reimbursements/summary')).toMatchObject({
      total_toolkits: before.total_toolkits + 1,
      reimbursed_toolkits: before.reimbursed_toolkits + 1,
      decided_toolkits: before.decided_toolkits + 1,
    });
    const { items } = await readList(`/api/admin/reimbursements?user_id=${learner.userId}`);
    expect(items).toMatchObject([
      { employer_reimbursed: true, reimbursement_amount: 2950.01, status: 'paid', status_by: 'learner' },
    ]);
  });

  it('is recorded once for a repeated request, and refused for an outdated version', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    const key = randomUUID();
    const responses = await atOnce(5, () => recordOutcome(learner, toolkit, { status: 'submitted' }, key));
    expect(countStatuses(responses)).toEqual({ 200: 5 });
    const { history } = await readToolkit(learner, toolkit.id);
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['generated', 'submitted']);
    expect(await recordOutcome(learner, toolkit, { status: 'approved' })).toMatchObject({
      status: 409,
      body: { current: { status: 'submitted', version: 2 } },
    });
  });

  it.each([
    ['a paid one without an amount', { status: 'paid' }, 'body.amount_cents'],
    ['a fraction of a cent', { status: 'paid', amount_cents: 0.5 }, 'body.amount_cents'],
    ['an amount that was not paid', { status: 'approved', amount_cents: 100 }, 'body.amount_cents'],
    ['a reason without a denial', { status: 'approved', reason: 'No' }, 'body.reason'],
    [
      'a letter without a denial',
      { status: 'paid', amount_cents: 1, letter_upload_key: 'x' },
      'body.letter_upload_key',
    ],
    ['a date in the future', { status: 'submitted', date: '2099-01-01' }, 'body.date'],
    ['a date that does not exist', { status: 'submitted', date: '2026-02-30' }, 'body.date'],
  ])('is refused: %s', async (_what, outcome, path) => {
    const { learner, toolkit } = await learnerWithToolkit();
    const { status, body } = await recordOutcome(learner, toolkit, outcome);
    expect(status).toBe(400);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
  });

  it.each([
    ['submitted', '2026-03-01', 'The date cannot be before March 2, 2026, the day of the order'],
    ['approved', '2026-03-08', 'The date cannot be before March 9, 2026, when the request was submitted'],
  ])('is refused if it was %s on %s, before what it follows', async (status, date, message) => {
    const { learner, toolkit } = await learnerWithToolkit();
    await orderOn(toolkit.order_id, '2026-03-02');
    const sent = await recordOutcome(learner, toolkit, { status: 'submitted', date: '2026-03-09' });
    expect(sent.body).toMatchObject({ ordered_on: '2026-03-02', submitted_on: '2026-03-09' });
    expect(await recordOutcome(learner, sent.body, { status, date })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.date', message }] },
    });
    expect(await readToolkit(learner, toolkit.id)).toMatchObject({ submitted_on: '2026-03-09', version: 2 });
  });

  it('is refused if the employer would have paid more than the price', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    const paid = { status: 'paid', amount_cents: 315_001 };
    const message = 'Enter at most $3,150.00, the price without refunds';
    expect(await recordOutcome(learner, toolkit, paid)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.amount_cents', message }] },
    });
    const correction = {
      version: toolkit.version,
      employer_name: 'Test Employer',
      employer_reimbursed: true,
    };
    const correct = (reimbursement_amount: number) =>
      admin.send('PATCH', `/api/admin/reimbursements/${toolkit.id}`, { ...correction, reimbursement_amount });
    expect(await correct(3150.01)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.reimbursement_amount', message }] },
    });
    expect((await correct(3150)).status).toBe(200);
  });

  it('may be of today wherever the learner is, but not of a day that is today nowhere', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    const later = daysAfter(businessToday(), 3);
    expect((await recordOutcome(learner, toolkit, { status: 'submitted', date: later })).status).toBe(400);
    const sent = await recordOutcome(learner, toolkit, { status: 'submitted', date: businessToday() });
    expect(sent.body).toMatchObject({ status: 'submitted', submitted_on: businessToday() });
  });

  it('keeps the letter of a denial, which only the learner can open', async () => {
    const { learner, toolkit } = await learnerWithToolkit();
    const letter = pdf();
    const upload = { file_name: 'denial.pdf', content_type: 'application/pdf', size: letter.length };
    const address = `${toolkits}/${toolkit.id}`;
    const { body } = await learner.send('POST', `${address}/denial-letters`, upload);
    expect(await postFile(origin, body, letter)).toBe(204);
    const denial = { status: 'denied', reason: 'The plan ended.', letter_upload_key: body.key };
    expect((await recordOutcome(learner, toolkit, denial)).body).toMatchObject({
      status: 'denied',
      denied_on: businessToday(),
      denial_reason: 'The plan ended.',
      has_letter: true,
    });
    const link = (await learner.send('GET', `${address}/denial-letter`)).body;
    expect(await (await fetch(new URL(link.url, origin))).bytes()).toEqual(letter);
  });
});
