import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { approvalOf, createLink, makeToolkit } from '../clients/toolkit-client.ts';
import { decide, denial, emailedPage, hrAddress, openRequest, readToolkit } from './approval-requests.ts';
import { emailsTo, enroll, proveAddress, visitor } from './shared-platform.ts';

describe('a link', () => {
  it('that is requested again with the same key is one link with another token', async () => {
    const { learner, id } = await openRequest();
    const key = randomUUID();
    const [first, again] = [await createLink(learner, id, {}, key), await createLink(learner, id, {}, key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    for (const { body } of [first, again])
      expect((await visitor.send('GET', approvalOf(body.url))).status).toBe(200);
    expect(again.body.toolkit.version).toBe(first.body.toolkit.version);
  });

  it('is emailed to HR only if the learner asks, once, with another secret than the copied one', async () => {
    const hr_email = `hr-${randomUUID()}@example.com`;
    const { learner, id } = await openRequest({}, { hr_email });
    await proveAddress(learner.email);
    expect(await emailsTo(hr_email)).toEqual([]);
    const key = randomUUID();
    const sent = await createLink(learner, id, { send_to_hr: true }, key);
    await createLink(learner, id, { send_to_hr: true }, key);
    const emails = await emailsTo(hr_email);
    expect(emails).toHaveLength(1);
    // A reply quotes the email, so one to the learner would hand over its link.
    expect(emails[0]?.replyTo).toBeUndefined();
    expect(emails[0]?.text).toContain((await learner.send('GET', '/api/me')).body.email);
    expect(emails[0]?.text).not.toContain(sent.body.url);
    expect(await emailedPage(hr_email)).not.toBe(approvalOf(sent.body.url));
    for (const page of [await emailedPage(hr_email), approvalOf(sent.body.url)])
      expect((await visitor.send('GET', page)).status).toBe(200);
    expect(sent.body.toolkit).toMatchObject({
      status: 'submitted',
      link: { state: 'open', sent_at: expect.any(String) },
    });
    await enroll(learner, 'ai-literacy-101');
    const { body } = await makeToolkit(learner, 'ai-literacy-101', { hr_email: null });
    expect(await createLink(learner, body.id, { send_to_hr: true })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.send_to_hr' }] },
    });
  });
});

it('a question through the emailed link tells the learner where to answer', async () => {
  const hr_email = hrAddress();
  const { learner, id } = await openRequest({}, { hr_email });
  await proveAddress(learner.email);
  await createLink(learner, id, { send_to_hr: true });
  const page = await emailedPage(hr_email);
  expect((await visitor.send('POST', `${page}/question`, { question: 'When?' })).status).toBe(204);
  const asked = (await emailsTo(learner.email)).find(
    ({ subject }) => subject === 'A question about your request',
  );
  expect(asked?.text).toContain(`Answer them at ${hr_email}.`);
});

it('a question is emailed to the learner and kept in the history, a few times', async () => {
  const { learner, id, page } = await openRequest();
  const { email } = (await learner.send('GET', '/api/me')).body;
  const key = { 'idempotency-key': randomUUID() };
  const question = { question: 'When does the course end?' };
  for (const _ of [1, 2])
    expect((await visitor.send('POST', `${page}/question`, question, key)).status).toBe(204);
  const asked = (await emailsTo(email)).filter(({ subject }) => subject === 'A question about your request');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.text).toContain(question.question);
  expect((await readToolkit(learner, id)).history.at(-1)).toMatchObject({
    kind: 'question',
    by: 'employer_link',
    note: question.question,
  });
  const statuses: number[] = [];
  for (const _ of Array.from({ length: 10 }))
    statuses.push((await visitor.send('POST', `${page}/question`, question)).status);
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 204), 409]);
});

it('an idempotency key that was used for another request is refused, for links, questions and decisions', async () => {
  const { learner, id } = await openRequest();
  const key = randomUUID();
  const reused = { status: 409, body: { type: 'urn:redwhiteandcode:problem:key-reused' } };
  const link = await createLink(learner, id, {}, key);
  expect(link.status).toBe(201);
  expect(await createLink(learner, id, { shares_progress: true }, key)).toMatchObject(reused);
  const page = approvalOf(link.body.url);
  const ask = (question: string) =>
    visitor.send('POST', `${page}/question`, { question }, { 'idempotency-key': key });
  expect((await ask('When does it end?')).status).toBe(204);
  expect(await ask('When does it begin?')).toMatchObject(reused);
  expect((await decide(page, denial, key)).status).toBe(200);
  expect(await decide(page, { ...denial, comment: 'Another one' }, key)).toMatchObject(reused);
});
