import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Caller } from '../clients/api-client.ts';
import { createLink, makeToolkit, recordOutcome } from '../clients/toolkit-client.ts';
import {
  courseId,
  decide,
  denial,
  emailedPage,
  emailRequest,
  hrAddress,
  readToolkit,
} from './approval-requests.ts';
import { readOrder } from './order-calls.ts';
import {
  admin,
  emailsTo,
  enroll,
  newLearner,
  payFor,
  proveAddress,
  readList,
  readNewestChange,
} from './shared-platform.ts';

describe('a denial', { tags: ['refund-rule'] }, () => {
  const refundOf = (learner: Caller, order: string) =>
    learner.send('POST', `/api/orders/${order}/refund`, { ground: 'denial' });
  const refundPath = (order: string, action: string) => `/api/admin/refunds/${order}/${action}`;

  const today = businessToday();

  /** Pays an order, and denies its request with one of its links. */
  async function deny(hr_email: string, by: 'emailed' | 'copied') {
    const request = await emailRequest(hr_email);
    await payFor(request.learner, courseId);
    const response = await decide(request[by], denial);
    expect(response.status).toBe(200);
    return { ...request, decision: response.body };
  }

  it('with the link in our email to the employer is in writing, and refunded without a letter', async () => {
    const hr_email = hrAddress();
    const { learner, id, order_id, decision } = await deny(hr_email, 'emailed');
    expect(decision.by).toBe('employer_email');
    expect(await readToolkit(learner, id)).toMatchObject({
      status: 'denied',
      status_by: 'employer_email',
      counts_by_email: true,
    });
    const copy = (await emailsTo(hr_email)).find(({ subject }) =>
      subject.startsWith('You denied the request of'),
    );
    expect(copy?.text).toContain(decision.comment);
    expect((await readOrder(learner, order_id)).denial).toEqual({ on: today, proof: 'employer_email' });
    const requested = await refundOf(learner, order_id);
    // Nothing depends on it once the refund is requested.
    expect(requested).toMatchObject({ status: 201, body: { denial: null } });
    // The search reads entries that are written from the stream.
    const found = async () => (await readList(`/api/admin/refunds?q=${encodeURIComponent(order_id)}`)).items;
    await expect.poll(found).toMatchObject([
      {
        has_letter: false,
        denial: { proof: 'employer_email', hr_email, decided_by: 'Test Manager, HR Manager' },
      },
    ]);
    expect(
      (await admin.send('POST', refundPath(order_id, 'employer-check'), { note: 'Called' })).status,
    ).toBe(409);
    expect((await admin.send('POST', refundPath(order_id, 'approve'), { objection: null })).status).toBe(200);
  });

  it('with the copied link needs an admin’s check with the employer, which is audited', async () => {
    const { learner, order_id, decision } = await deny(hrAddress(), 'copied');
    expect(decision.by).toBe('employer_link');
    expect((await readOrder(learner, order_id)).denial).toEqual({ on: today, proof: 'employer_link' });
    expect((await refundOf(learner, order_id)).status).toBe(201);
    expect(await admin.send('POST', refundPath(order_id, 'approve'), { objection: null })).toMatchObject({
      status: 409,
      body: { detail: 'First check the denial with the employer.' },
    });
    const check = { note: 'Called the company’s main number; HR confirms it.' };
    for (const _ of [1, 2])
      expect(await admin.send('POST', refundPath(order_id, 'employer-check'), check)).toMatchObject({
        status: 200,
        body: { denial: { proof: 'employer_link', checked: { note: check.note } } },
      });
    expect(await readNewestChange()).toMatchObject({
      action: 'Checked a denial with the employer',
      subject: order_id,
      changes: [{ field: 'check', after: check.note }],
    });
    expect((await admin.send('POST', refundPath(order_id, 'approve'), { objection: null })).status).toBe(200);
  });

  it('does not count as written through an email to the learner or to a free mail host', async () => {
    const free = await deny(`hr.${randomUUID()}@gmail.com`, 'emailed');
    expect(free.decision.by).toBe('employer_link');
    expect((await readToolkit(free.learner, free.id)).counts_by_email).toBe(false);
    const learner = await newLearner('Test Employee');
    await proveAddress(learner.email);
    await enroll(learner, courseId);
    const [name, host] = learner.email.split('@');
    const { id } = (await makeToolkit(learner, courseId, { hr_email: `${name}+hr@${host}` })).body;
    await createLink(learner, id, { send_to_hr: true });
    const page = await emailedPage(`${name}+hr@${host}`);
    expect((await decide(page, denial)).body.by).toBe('employer_link');
  });

  it('through a link that was sent again counts with the newest email only', async () => {
    const hr_email = hrAddress();
    const { learner, id, emailed } = await emailRequest(hr_email);
    await createLink(learner, id, { send_to_hr: true });
    expect((await decide(emailed, denial)).status).toBe(404);
    expect((await decide(await emailedPage(hr_email), denial)).body.by).toBe('employer_email');
  });

  it('that the learner replaces by another outcome gives no refund without a letter', async () => {
    const { learner, id, order_id } = await deny(hrAddress(), 'emailed');
    const denied = await readToolkit(learner, id);
    const submitted = (await recordOutcome(learner, denied, { status: 'submitted' })).body;
    expect((await readOrder(learner, order_id)).denial).toBeNull();
    expect((await recordOutcome(learner, submitted, { status: 'denied' })).body.status_by).toBe('learner');
    expect((await readOrder(learner, order_id)).denial).toEqual({ on: today, proof: null });
    expect(await refundOf(learner, order_id)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.letter_upload_key' }] },
    });
  });
});
