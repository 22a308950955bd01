import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  admin,
  enroll,
  lessonPaths,
  newLearner,
  proveAddress,
  readEnrollment,
  readList,
} from './shared-platform.ts';

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
