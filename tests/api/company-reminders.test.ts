import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { businessToday, daysAfter } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { giveCompanyRole, newCompany } from './company-calls.ts';
import { atOnce, emailsTo, newLearner, runAs } from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { deliverDueMails } = await import('../../lambdas/src/platform/mail-outbox.ts');
const { remindOfRenewals, termIndex } = await import('../../lambdas/src/orders/term-reminders.ts');

const today = businessToday();

/** Makes a company with an owner and a viewer whose term ends in a number of days, with or without a paid next one. */
async function endingIn(days: number, { isRenewed = false } = {}) {
  const company = await newCompany();
  const [owner, viewer] = [await newLearner(), await newLearner()];
  await giveCompanyRole(owner, company, 'owner');
  await giveCompanyRole(viewer, company, 'viewer');
  const ends_on = daysAfter(today, days);
  const { gsi2pk, gsi2sk } = termIndex({ id: company, ends_on });
  const renewal = { seats: 10, starts_on: daysAfter(ends_on, 1), ends_on: daysAfter(ends_on, 365) };
  await docClient.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: keys.corporateAccount(company),
      UpdateExpression: `SET primary_contact_email = :contact, starts_on = :start, ends_on = :end, gsi2pk = :pk, gsi2sk = :sk${isRenewed ? ', renewal = :renewal' : ''}`,
      ExpressionAttributeValues: {
        ':contact': `contact-${company}@example.com`,
        ':start': daysAfter(ends_on, -364),
        ':end': ends_on,
        ':pk': gsi2pk,
        ':sk': gsi2sk,
        ...(isRenewed && { ':renewal': { ...renewal, order_id: 'sample' } }),
      },
    }),
  );
  const remindersTo = async (email: string) => {
    await runAs('DeliverMails', () => deliverDueMails({ now: '9999' }));
    return (await emailsTo(email)).filter(({ subject }) => subject.includes('Sample Company end'));
  };
  return { company, contact: `contact-${company}@example.com`, owner, viewer, remindersTo };
}

const remind = (day = today) => runAs('ReconcileOrders', () => remindOfRenewals(day));

it('reminds the owners and the contact once, however often it runs', async () => {
  const { company, contact, owner, viewer, remindersTo } = await endingIn(60);
  await atOnce(3, () => remind());
  await remind();
  for (const to of [contact, owner.email]) {
    const [mail, ...others] = await remindersTo(to);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('The seats of Sample Company end in 60 days');
    expect(mail?.text).toContain(`/company/${company}/orders/new?renew=1`);
  }
  expect(await remindersTo(viewer.email)).toEqual([]);
});

it('sends only the latest of the reminders that a late run missed, and the next one on its day', async () => {
  const { contact, remindersTo } = await endingIn(20);
  await remind();
  await remind(daysAfter(today, 13));
  const subjects = (await remindersTo(contact)).map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual([
    'The seats of Sample Company end in 20 days',
    'The seats of Sample Company end in 7 days',
  ]);
});

it('reminds of no term that is over, or renewed', async () => {
  const [over, renewed] = [await endingIn(-1), await endingIn(30, { isRenewed: true })];
  await remind();
  for (const { contact, remindersTo } of [over, renewed]) expect(await remindersTo(contact)).toEqual([]);
});
