import { randomUUID } from 'node:crypto';
import { businessToday, monthsAfter } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { describe, expect, it } from 'vitest';
import {
  admin,
  atOnce,
  emailsTo,
  enroll,
  lessonPaths,
  newLearner,
  proveAddress,
  readEnrollment,
  readList,
  runAs,
} from './shared-platform.ts';

const { sendSeatReports } = await import('../../lambdas/src/corporate/seat-reports.ts');

const { deliverDueMails } = await import('../../lambdas/src/platform/mail-outbox.ts');

const accounts = '/api/admin/corporate-accounts';
const [first, second] = ['ai-literacy-101', 'prompt-engineering-mastery'] as const;

/** Makes an account, and gives seats to these addresses. */
async function company(...emails: string[]) {
  const contact = `${randomUUID()}@example.com`;
  const body = {
    company_name: 'Report Company',
    primary_contact_email: contact,
    seats_purchased: 5,
    account_status: 'active',
  };
  const account = (await admin.send('POST', accounts, body)).body;
  for (const email of emails) {
    const { status, body: seat } = await admin.send('POST', `${accounts}/${account.id}/seats`, { email });
    expect([status, seat.courses]).toEqual([201, []]);
  }
  const readSeats = async () => (await readList(`${accounts}/${account.id}/seats`)).items;
  return { account, contact, readSeats, address: `${accounts}/${account.id}` };
}

describe('a company', () => {
  it('sees the progress of the courses that its seats pay, once the address is proven', async () => {
    const learner = await newLearner();
    await enroll(learner, second);
    const { readSeats, address } = await company(learner.email);
    await enroll(learner, first);
    expect(await readSeats()).toMatchObject([{ email: learner.email, courses: [] }]);
    await proveAddress(learner.email);
    const [lesson = '', ...others] = await lessonPaths(learner, first);
    await learner.send('PUT', lesson);
    const { enrolled_at } = await readEnrollment(learner, first);
    const started = {
      course_id: first,
      title: 'AI Literacy 101',
      started_at: enrolled_at,
      progress: Math.round(100 / (others.length + 1)),
      completed_at: null,
      certificate_number: null,
    };
    expect((await readSeats())[0].courses).toEqual([started]);

    for (const other of others) await learner.send('PUT', other);
    const { certificate_number } = await readEnrollment(learner, first);
    expect((await readSeats())[0].courses).toEqual([
      { ...started, progress: 100, completed_at: expect.any(String), certificate_number },
    ]);
    const { body } = await admin.send('GET', `${address}/seats/export`);
    expect((body as string).split('\r\n')).toEqual([
      'Email,Assigned,Course,Enrolled,Progress (%),Completed,Certificate',
      expect.stringMatching(
        new RegExp(`^${learner.email},[^,]+,AI Literacy 101,[^,]+,100,[^,]+,${certificate_number}$`),
      ),
      '',
    ]);
  });

  it('does not see the enrollment that a learner makes without the seat', async () => {
    const learner = await newLearner();
    await proveAddress(learner.email);
    const { readSeats, address } = await company(learner.email);
    const id = await enroll(learner, first);
    const [seat] = await readSeats();
    expect(seat.courses).toHaveLength(1);
    expect((await admin.send('DELETE', `/api/admin/enrollments/${id}`)).status).toBe(204);
    expect((await readSeats())[0].courses).toEqual([]);
    expect((await admin.send('DELETE', `${address}/seats/${seat.id}`)).status).toBe(204);
    await enroll(learner, first);
    await admin.send('POST', `${address}/seats`, { email: learner.email });
    expect((await readSeats())[0].courses).toEqual([]);
  });
});

describe('the monthly report', () => {
  const reports = async (contact: string) => {
    const now = new Date(Date.now() + 3_600_000).toISOString();
    await runAs('DeliverMails', () => deliverDueMails({ now }));
    return (await emailsTo(contact)).filter(({ subject }) =>
      subject.startsWith('Your team’s training report'),
    );
  };
  const nextMonth = (months: number) =>
    `${monthsAfter(`${businessToday().slice(0, 7)}-02`, months)}T15:00:00.000Z`;
  const run = (months: number) => runAs('ReportSeats', () => sendSeatReports(1000, nextMonth(months)));

  it('is sent once a month, however often and concurrently the schedule runs', async () => {
    const learner = await newLearner();
    await proveAddress(learner.email);
    const idle = `idle-${learner.email}`;
    const { contact } = await company(learner.email, idle);
    await enroll(learner, first);
    await run(0);
    expect(await reports(contact)).toEqual([]);
    await atOnce(4, () => run(1));
    await run(1);
    const [report, ...others] = await reports(contact);
    expect(others).toEqual([]);
    expect(report?.text).toMatch(/Seats in use: 2 of 5\nCourses started in \w+ \d{4}: 1\n/);
    expect(report?.text).toContain(`${learner.email} | AI Literacy 101 | `);
    expect(report?.text).toContain(`\n1 seat has not started: ${idle}.\n`);
    await run(2);
    expect(await reports(contact)).toHaveLength(2);
  });

  it('is not sent to a company that is inactive or has no seats in use', async () => {
    const empty = await company();
    const inactive = await company('someone@example.com');
    const { version, company_name, seats_purchased } = inactive.account;
    const edit = {
      version,
      company_name,
      primary_contact_email: inactive.contact,
      seats_purchased,
      account_status: 'inactive',
    };
    expect((await admin.send('PATCH', inactive.address, edit)).status).toBe(200);
    await run(3);
    for (const { contact } of [empty, inactive]) expect(await reports(contact)).toEqual([]);
    await admin.send('POST', `${empty.address}/seats`, { email: 'late@example.com' });
    await run(3);
    expect(await reports(empty.contact)).toEqual([]);
  });
});
