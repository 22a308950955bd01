import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createLink } from '../clients/employer-client.ts';
import { emailedPage, hrAddress, openRequest, readToolkit } from './approval-requests.ts';
import { emailsTo, expectTrueCounts, proveAddress, visitor } from './shared-platform.ts';

afterAll(expectTrueCounts);

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
