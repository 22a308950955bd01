import { expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { makeToolkit, recordOutcome, toolkits } from '../clients/toolkit-client.ts';
import { orderOn } from './order-calls.ts';
import { atOnce, emailsTo, enroll, newLearner, runAs } from './shared-platform.ts';

const { sendReminders } = await import('../../lambdas/src/reimbursement/reminders.ts');

const day = 86_400_000;
const submitted = new Date().toISOString().slice(0, 10);
/** Runs the schedule `days` after the submission, after the hour at which reminders are due. */
const runAfter = (days: number) => {
  const now = new Date(Date.parse(submitted) + days * day + 15 * 3_600_000).toISOString();
  return runAs('RemindLearners', () => sendReminders(100, now));
};

/** Makes a toolkit that was submitted today. */
async function submittedRequest() {
  const learner = await newLearner();
  await enroll(learner, 'prompt-engineering-mastery');
  const { body } = await makeToolkit(learner, 'prompt-engineering-mastery');
  const sent = await recordOutcome(learner, body, { status: 'submitted', date: submitted });
  expect(sent.status).toBe(200);
  return { learner, toolkit: sent.body };
}

const remindersOf = async ({ email }: { email: string }) =>
  (await emailsTo(email)).filter(({ subject }) => subject === 'Has your employer decided?');
const readToolkit = async (learner: Caller, id: string) =>
  (await learner.send('GET', `${toolkits}/${id}`)).body;

it('a submitted request without an outcome is reminded of after 14 and after 30 days, each once', async () => {
  const { learner, toolkit } = await submittedRequest();
  await runAfter(13);
  expect(await remindersOf(learner)).toEqual([]);
  await atOnce(4, () => runAfter(14));
  await runAfter(15);
  const [first, ...others] = await remindersOf(learner);
  expect(others).toEqual([]);
  for (const outcome of ['paid', 'approved', 'denied'])
    expect(first?.text).toContain(`/reimbursement/${toolkit.id}?outcome=${outcome}`);
  await atOnce(4, () => runAfter(31));
  await runAfter(400);
  expect(await remindersOf(learner)).toHaveLength(2);
  const { history } = await readToolkit(learner, toolkit.id);
  expect(history.slice(-2)).toMatchObject([
    { kind: 'reminded', by: 'schedule', note: '14' },
    { kind: 'reminded', by: 'schedule', note: '30' },
  ]);
});

it('a schedule that is late sends only the last reminder', async () => {
  const { learner } = await submittedRequest();
  await runAfter(40);
  await runAfter(41);
  const emails = await remindersOf(learner);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).toContain('30 days ago');
});

it('an outcome ends the reminders', async () => {
  const { learner, toolkit } = await submittedRequest();
  await recordOutcome(learner, toolkit, { status: 'denied', date: submitted });
  await runAfter(14);
  await runAfter(31);
  expect(await remindersOf(learner)).toEqual([]);
});

it('a submission that is recorded late is not reminded of at once', async () => {
  const learner = await newLearner();
  await enroll(learner, 'prompt-engineering-mastery');
  const { body } = await makeToolkit(learner, 'prompt-engineering-mastery');
  const past = new Date(Date.parse(submitted) - 20 * day).toISOString().slice(0, 10);
  await orderOn(body.order_id, past);
  await recordOutcome(learner, body, { status: 'submitted', date: past });
  await runAfter(1);
  expect(await remindersOf(learner)).toEqual([]);
  await runAfter(11);
  expect(await remindersOf(learner)).toHaveLength(1);
});
