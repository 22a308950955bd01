import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { approvalOf, createLink, recordOutcome, thisYear, toolkits } from '../clients/toolkit-client.ts';
import { approval, decide, denial, openRequest, readToolkit } from './approval-requests.ts';
import { atOnce, countStatuses, emailsTo, readList, visitor } from './shared-platform.ts';

describe('the employer’s decision', () => {
  it('changes the status, says who recorded it, and is emailed to the learner, all at once', async () => {
    const { learner, id, page } = await openRequest();
    const { email } = (await learner.send('GET', '/api/me')).body;
    const { body } = await decide(page, approval);
    expect(body).toEqual({
      ...approval,
      decided_at: expect.any(String),
      by: 'employer_link',
      asked_cents: 315_000,
      comment: null,
    });
    expect(await readToolkit(learner, id)).toMatchObject({
      status: 'approved',
      status_by: 'employer_link',
      approved_on: expect.any(String),
      decision: body,
      approved_in_part_cents: approval.amount_cents,
      paid_cents: null,
      link: { state: 'decided' },
    });
    expect((await emailsTo(email))[0]?.subject).toBe('Your request was approved in part');
    const { items } = await readList(`/api/admin/reimbursements?user_id=${learner.userId}`);
    expect(items).toMatchObject([
      { status: 'approved', status_by: 'employer_link', approved_in_part_cents: approval.amount_cents },
    ]);
    expect((await visitor.send('GET', page)).body.decision).toEqual(body);
  });

  it('is taken once of many at the same time; the others get the first one', async () => {
    const { learner, id, page } = await openRequest();
    const { email } = (await learner.send('GET', '/api/me')).body;
    const responses = await atOnce(8, (at) => decide(page, at % 2 ? denial : approval));
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 7 });
    const first = responses.find(({ status }) => status === 200)?.body;
    for (const { body } of responses.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        type: 'urn:redwhiteandcode:problem:already-decided',
        current: first,
      });
    }
    expect((await readToolkit(learner, id)).status).toBe(first.decision);
    expect((await emailsTo(email)).filter(({ subject }) => /Your request was/.test(subject))).toHaveLength(1);
  });

  it('is returned again to a request that is repeated with its key', async () => {
    const { page } = await openRequest();
    const key = randomUUID();
    const [first, again] = [await decide(page, denial, key), await decide(page, denial, key)];
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('needs a reason to deny, which the learner reads', async () => {
    const { learner, id, page } = await openRequest();
    expect(await decide(page, { ...denial, comment: null })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.comment' }] },
    });
    await decide(page, denial);
    expect(await readToolkit(learner, id)).toMatchObject({ status: 'denied', denial_reason: denial.comment });
    const { email } = (await learner.send('GET', '/api/me')).body;
    expect((await emailsTo(email))[0]?.text).toContain(denial.comment);
  });

  it('does not undo a payment that the learner recorded', async () => {
    const { learner, id, page } = await openRequest();
    const paid = { status: 'paid', amount_cents: 100 };
    await recordOutcome(learner, await readToolkit(learner, id), paid);
    expect((await decide(page, denial)).status).toBe(409);
    expect((await readToolkit(learner, id)).status).toBe('paid');
  });
});

describe('the amount of an approval', () => {
  it.each([
    ['none', { amount_cents: null }, 400],
    ['zero', { amount_cents: 0 }, 400],
    ['more than is asked', { amount_cents: 315_001 }, 422],
    ['one of a denial', { ...denial, amount_cents: 1 }, 400],
  ])('is refused: %s', async (_, change, status) => {
    const { page } = await openRequest();
    expect(await decide(page, { ...approval, ...change })).toMatchObject({
      status,
      body: { errors: [{ path: 'body.amount_cents' }] },
    });
    expect((await visitor.send('GET', page)).body.decision).toBeNull();
  });

  it('counts in the limit, and in the emails to the learner', async () => {
    const { learner, page } = await openRequest();
    expect((await decide(page, approval)).status).toBe(200);
    const { body } = await learner.send('GET', `${toolkits}/cap?year=${thisYear}`);
    expect(body.requested_cents).toBe(100_000);
    const { email } = (await learner.send('GET', '/api/me')).body;
    const text = (await emailsTo(email))[0]?.text;
    for (const fact of ['request in part', '$1,000.00 of $3,150.00', 'Test Manager, HR Manager'])
      expect(text).toContain(fact);
  });
});

it('both sides get the same PDF of the decision, also with a link that shows no documents', async () => {
  const { learner, id, page } = await openRequest();
  expect((await visitor.send('GET', `${page}/documents/decision`)).status).toBe(404);
  expect((await learner.send('GET', `${toolkits}/${id}/documents/decision`)).status).toBe(409);
  await decide(page, { ...approval, comment: 'Half of it.' });
  expect((await visitor.send('GET', page)).body.documents).toEqual(['decision']);
  expect((await readToolkit(learner, id)).documents).toContain('decision');
  const [ofEmployer, ofLearner] = [
    await visitor.send('GET', `${page}/documents/decision`),
    await learner.send('GET', `${toolkits}/${id}/documents/decision`),
  ];
  expect([ofEmployer.status, ofLearner.status]).toEqual([200, 200]);
  expect(ofEmployer.body).toEqual(ofLearner.body);
  // A later link does not take the decision from the learner, nor open its document.
  const later = approvalOf((await createLink(learner, id)).body.url);
  expect((await visitor.send('GET', later)).body).toMatchObject({ decision: null, documents: [] });
  expect((await learner.send('GET', `${toolkits}/${id}/documents/decision`)).status).toBe(200);
});

it('public figures are hidden while there are too few decisions', async () => {
  expect((await visitor.send('GET', '/api/reimbursement-figures')).body).toEqual({ figures: null });
});
