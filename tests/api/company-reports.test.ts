import { longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { describe, expect, it } from 'vitest';
import { giveCompanyRole } from './company-calls.ts';
import { companyOf, comingMonday, newAddress, reportsTo, sendReportsOf } from './report-calls.ts';
import { admin, atOnce, enroll, newLearner, proveAddress } from './shared-platform.ts';

const { addressHash } = await import('../../lambdas/src/platform/address-hash.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { putNew, transact } = await import('../../lambdas/src/platform/table.ts');

const giveSeat = (company: string, email: string) =>
  admin.send('POST', `/api/admin/corporate-accounts/${company}/seats`, { email });

describe('the report of a company', () => {
  it('comes on the first Monday without a question, also if nothing has happened', async () => {
    const contact = newAddress();
    const company = await companyOf(contact);
    await sendReportsOf(0);
    expect(await reportsTo(contact)).toEqual([]);
    await sendReportsOf(1);
    const [report, ...others] = await reportsTo(contact);
    expect(others).toEqual([]);
    expect(report?.subject).toBe(`Your team’s weekly training report, ${longDay(comingMonday(1))}`);
    expect(report?.text).toContain('This is the first report. Nobody has started a course yet.');
    expect(report?.text).toContain('Seats bought: 5\nSeats in use: 0\n');
    expect(report?.text).toContain(`/company/${company}\n`);
  });

  it('counts seats, invitations, people, and certificates, and says what has changed', async () => {
    const contact = newAddress();
    const company = await companyOf(contact);
    await sendReportsOf(1);
    const learner = await newLearner();
    await proveAddress(learner.email);
    await giveSeat(company, learner.email);
    await giveSeat(company, newAddress());
    await enroll(learner, 'ai-literacy-101');
    await sendReportsOf(2);
    const [{ text } = { text: '' }] = await reportsTo(contact);
    expect(text).toContain(`what has changed since the report of ${longDay(comingMonday(1))}`);
    expect(text).toContain('Seats in use: 2 (2 more)\nInvitations not accepted yet: 2 (2 more)\n');
    expect(text).toContain('People who started a course: 1 (1 more)\nPeople who finished a course: 0\n');
    expect(text).not.toContain(learner.email);
    await sendReportsOf(3);
    expect((await reportsTo(contact))[0]?.text).toContain('Nothing has changed since the report of');
  });

  it('goes to owners, viewers, and the contact once, and not to managers', async () => {
    const [owner, manager, viewer] = [await newLearner(), await newLearner(), await newLearner()];
    const contact = newAddress();
    const company = await companyOf(contact);
    const ownersCompany = await companyOf(owner.email);
    for (const [member, role] of [
      [owner, 'owner'],
      [manager, 'manager'],
      [viewer, 'viewer'],
    ] as const)
      await giveCompanyRole(member, company, role);
    await giveCompanyRole(owner, ownersCompany, 'owner');
    await sendReportsOf(1);
    expect(await reportsTo(viewer.email)).toHaveLength(1);
    expect(await reportsTo(manager.email)).toEqual([]);
    expect((await reportsTo(contact))[0]?.text).toContain('To open it, you need a role');
    // One of each company, although they are also the contact of one.
    expect(await reportsTo(owner.email)).toHaveLength(2);
  });

  it('is sent once in overlapping and repeated runs, and late if a run was missed', async () => {
    const contact = newAddress();
    await companyOf(contact);
    await atOnce(4, () => sendReportsOf(1));
    await sendReportsOf(1, 3);
    expect(await reportsTo(contact)).toHaveLength(1);
    await sendReportsOf(3, 2);
    const [late, ...earlier] = await reportsTo(contact);
    expect(late?.subject).toContain(longDay(comingMonday(3)));
    expect(earlier).toHaveLength(1);
  });

  it('is continued after an interruption with the numbers that the first recipients got', async () => {
    const [contact, owner] = [newAddress(), await newLearner()];
    const company = await companyOf(contact);
    await giveCompanyRole(owner, company, 'owner');
    const numbers = {
      seats_purchased: 5,
      seats_used: 4,
      invited: 3,
      started: 2,
      finished: 1,
      certificates: 1,
    };
    const done = new Set([addressHash(owner.email, company)]);
    await transact([putNew({ ...keys.companyReport(company), day: comingMonday(1), numbers, done })]);
    await sendReportsOf(1);
    expect(await reportsTo(owner.email)).toEqual([]);
    expect((await reportsTo(contact))[0]?.text).toContain('People who finished a course: 1\n');
  });

  it('is weekly until an owner chooses monthly, which the log shows', async () => {
    const owner = await newLearner();
    const company = await companyOf(newAddress());
    await giveCompanyRole(owner, company, 'owner');
    const set = () =>
      owner.send('PUT', `/api/company/${company}/report-frequency`, { report_frequency: 'monthly' });
    for (const { status, body } of [await set(), await set()])
      expect([status, body.report_frequency]).toEqual([200, 'monthly']);
    expect((await owner.send('GET', `/api/company/${company}`)).body.report_frequency).toBe('monthly');
    const { items } = (await owner.send('GET', `/api/company/${company}/log`)).body;
    const changes = items.filter(
      ({ changes: [change] }: { changes: { field: string }[] }) => change?.field === 'reports',
    );
    expect(changes).toMatchObject([{ changes: [{ before: 'weekly', after: 'monthly' }] }]);
  });

  it('does not come to a company whose account is closed', async () => {
    const contact = newAddress();
    const company = await companyOf(contact);
    const edit = {
      version: 1,
      company_name: 'Report Company',
      primary_contact_email: contact,
      seats_purchased: 5,
      account_status: 'inactive',
    };
    expect((await admin.send('PATCH', `/api/admin/corporate-accounts/${company}`, edit)).status).toBe(200);
    await sendReportsOf(1);
    expect(await reportsTo(contact)).toEqual([]);
  });
});
