import { expect, it } from 'vitest';
import { decidedByHr } from '@redwhiteandcode/contract/reimbursement/employer-decision.ts';
import type { Caller } from '../clients/api-client.ts';
import { approvalOf, createLink, facts, toolkits } from '../clients/toolkit-client.ts';
import {
  approval,
  decide,
  denial,
  emailedPage,
  emailRequest,
  hrAddress,
  readToolkit,
} from './approval-requests.ts';
import { emailsTo, visitor } from './shared-platform.ts';

/** What HR may know of an approval in part through an earlier email; the comment was for the employee. */
const earlier = {
  decision: 'approved',
  decided_at: expect.any(String),
  by: 'employer_email',
  name: approval.name,
  title: approval.title,
  asked_cents: 315_000,
  amount_cents: 100_000,
};

async function askAgain(learner: Caller, id: string, hr_email: string): Promise<string> {
  expect((await createLink(learner, id, { send_to_hr: true })).status).toBe(201);
  return emailedPage(hr_email);
}

it('a second request shows HR and the learner the earlier decision, its date and its decider', async () => {
  const hr_email = hrAddress();
  const { learner, id, emailed } = await emailRequest(hr_email);
  expect((await visitor.send('GET', emailed)).body.earlier_decisions).toEqual([]);
  await decide(emailed, { ...approval, comment: 'Only for you.' });
  expect((await visitor.send('GET', emailed)).body.earlier_decisions).toEqual([]);
  expect((await readToolkit(learner, id)).earlier_decisions).toEqual([earlier]);
  const second = await askAgain(learner, id, hr_email);
  expect((await visitor.send('GET', second)).body).toMatchObject({
    decision: null,
    earlier_decisions: [earlier],
  });
  expect((await readToolkit(learner, id)).earlier_decisions).toEqual([earlier]);
  const text = (await emailsTo(hr_email))[0]?.text;
  expect(text).toContain(
    'An earlier request for this course was approved in part ($1,000.00 of $3,150.00) on ',
  );
  expect(text).toContain('by Test Manager, HR Manager, with the link in our email to HR.');
  expect(text).not.toContain('Only for you.');
  // A second decision does not hide the first one.
  await decide(second, denial);
  expect((await visitor.send('GET', second)).body.earlier_decisions).toEqual([earlier]);
  const third = approvalOf((await createLink(learner, id)).body.url);
  expect((await visitor.send('GET', third)).body.earlier_decisions).toMatchObject([
    { decision: 'denied', amount_cents: null },
    earlier,
  ]);
});

it('the HR of another employer sees the earlier decision without the name of its decider', async () => {
  const { learner, id, emailed } = await emailRequest(hrAddress());
  await decide(emailed, denial);
  const { version } = await readToolkit(learner, id);
  const hr_email = hrAddress();
  const moved = { ...facts, hr_email, employer_name: 'Other Test Employer', version };
  expect((await learner.send('PUT', `${toolkits}/${id}`, moved)).status).toBe(200);
  const { body } = await visitor.send('GET', await askAgain(learner, id, hr_email));
  expect(body.earlier_decisions).toMatchObject([{ decision: 'denied', name: null, title: null }]);
  const text = (await emailsTo(hr_email))[0]?.text;
  expect(text).toMatch(/An earlier request for this course was denied on .* for another employer/);
  for (const secret of [denial.name, denial.comment]) expect(text).not.toContain(secret);
});

it('HR keeps its decision after another link or a withdrawal ends its own, and nothing else', async () => {
  const hr_email = hrAddress();
  const { learner, id, emailed } = await emailRequest(hr_email);
  const decision = (await decide(emailed, approval)).body;
  const second = await askAgain(learner, id, hr_email);
  const kept = {
    decision,
    documents: ['decision'],
    employee_number: null,
    progress: null,
    earlier_decisions: [],
  };
  expect(await visitor.send('GET', emailed)).toMatchObject({ status: 200, body: kept });
  expect(await visitor.send('GET', `${emailed}/documents/decision`)).toMatchObject({ status: 200 });
  expect((await visitor.send('GET', `${emailed}/documents/request`)).status).toBe(404);
  expect((await visitor.send('POST', `${emailed}/question`, { question: 'Still there?' })).status).toBe(409);
  expect((await decide(emailed, denial)).status).toBe(409);
  // The decision with the link that is withdrawn is the current one.
  const denied = (await decide(second, denial)).body;
  expect((await learner.send('DELETE', `${toolkits}/${id}/approval-link`)).status).toBe(200);
  expect((await visitor.send('GET', second)).body).toMatchObject({
    ...kept,
    decision: denied,
    earlier_decisions: [earlier],
  });
});

it('a copied link cannot change what HR decided with the emailed one', async () => {
  const hr_email = hrAddress();
  const { learner, id, emailed } = await emailRequest(hr_email);
  await decide(emailed, denial);
  const copied = approvalOf((await createLink(learner, id)).body.url);
  expect((await visitor.send('GET', copied)).body).toMatchObject({ decides_as: null, decision: null });
  expect(await decide(copied, approval)).toMatchObject({ status: 409, body: { detail: decidedByHr } });
  expect(await readToolkit(learner, id)).toMatchObject({
    status: 'denied',
    status_by: 'employer_email',
    decision: { by: 'employer_email', comment: denial.comment },
  });
  expect((await decide(await askAgain(learner, id, hr_email), approval)).status).toBe(200);
});

it('an approval of an unpaid course tells the learner to pay first', async () => {
  const { learner, order_id, emailed } = await emailRequest(hrAddress());
  await decide(emailed, approval);
  const mail = (await emailsTo(learner.email)).find(({ subject }) => subject.startsWith('Your request was'));
  expect(mail?.text).toContain('You have not paid for the course yet.');
  expect(mail?.text).toContain(`/account/orders/${order_id}`);
});
