import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createCaller, newLearner } from '../api-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

let platform: Platform;
let visitor: Caller;
let learner: Caller;

beforeAll(async () => {
  platform = await startPlatform();
  visitor = createCaller(platform.origin);
  learner = await newLearner(platform.origin);
});
afterAll(() => platform?.stop());

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const application = {
  applicant_name: 'Sample Applicant',
  email: 'applicant@example.com',
  previous_company: 'Sample Company',
  previous_role: 'Analyst',
  layoff_date: daysAgo(30),
  current_job_search_status: 'interviewing',
};

describe('the layoff application', () => {
  it.each([
    ['applicant_name', ' A ', 'Name must be at least 2 characters'],
    ['email', 'applicant', 'Invalid email address'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Invalid email address'],
    ['previous_company', 'x', 'Company name required'],
    ['previous_role', '', 'Role required'],
    ['layoff_date', 'yesterday', 'Valid date required'],
    ['linkedin_url', 'linkedin', 'Invalid LinkedIn URL'],
    ['current_job_search_status', 'employed', 'Please select your status'],
    ['applicant_name', 'x'.repeat(101), ''],
    ['previous_company', 'x'.repeat(201), ''],
    ['previous_role', 'x'.repeat(201), ''],
    ['target_industry', 'x'.repeat(201), ''],
    ['layoff_date', daysAgo(-2), ''],
    ['layoff_date', daysAgo(400), ''],
  ])('an application is refused with the document’s message for its %s', async (field, value, message) => {
    const { status, body } = await learner.send('POST', '/api/layoff-applications', {
      ...application,
      [field]: value,
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([`body.${field}`]);
    if (message) expect(body.errors[0].message).toBe(message);
  });

  it('an application takes each of the document’s job search statuses, and no other', async () => {
    for (const status of ['actively_searching', 'casually_looking', 'interviewing', 'just_started']) {
      const applicant = await newLearner(platform.origin);
      const answer = await applicant.send('POST', '/api/layoff-applications', {
        ...application,
        current_job_search_status: status,
        linkedin_url: '',
      });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ application_status: 'pending', current_job_search_status: status });
      expect(answer.body.linkedin_url).toBeNull();
      expect((await applicant.send('POST', '/api/layoff-applications', application)).status).toBe(409);
    }
  });
});

it('a proof gets a place in the applicant’s own folder, under a random name of that moment', async () => {
  const file = { file_name: 'My proof.PDF', content_type: 'application/pdf', size: 1000 };
  const ask = async () =>
    (await learner.send('POST', '/api/layoff-applications/proofs', file)).body.key as string;
  const [one, other] = [await ask(), await ask()];
  expect(one).not.toBe(other);
  for (const key of [one, other]) {
    expect(key).toContain(`${learner.userId}/`);
    expect(key).toMatch(/\/[A-Za-z0-9-]{8,}_\d{10,}\.pdf$/);
    expect(key).not.toContain('proof');
  }
  const refused = async (change: object) =>
    (await learner.send('POST', '/api/layoff-applications/proofs', { ...file, ...change })).status;
  expect(await refused({ content_type: 'text/html' })).toBe(400);
  expect(await refused({ size: 5 * 1024 * 1024 + 1 })).toBe(400);
});

const message = {
  firstName: 'Sample',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  company: 'Sample Company',
  message: 'A question about seats.',
};

describe('the contact form', () => {
  it.each(['firstName', 'lastName', 'email', 'company', 'message'])(
    'a message is refused without its %s',
    async (field) => {
      for (const value of [undefined, '', '  ']) {
        const { status, body } = await visitor.send('POST', '/api/contact', { ...message, [field]: value });
        expect(status).toBe(400);
        expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([`body.${field}`]);
      }
    },
  );

  it('a message takes no employees, or a whole number of at least one', async () => {
    const send = async (employees?: unknown) =>
      (await visitor.send('POST', '/api/contact', { ...message, employees })).status;
    expect([await send(), await send(1), await send(5000)]).toEqual([204, 204, 204]);
    for (const wrong of [0, -1, 1.5, '10', '', null]) expect(await send(wrong)).toBe(400);
  });

  it('a message is mailed to support, who can answer it', async () => {
    const words = `A question ${crypto.randomUUID()}`;
    expect((await visitor.send('POST', '/api/contact', { ...message, message: words })).status).toBe(204);
    await expect
      .poll(async () => JSON.stringify((await visitor.send('GET', '/local/outbox.json')).body), {
        timeout: 15_000,
      })
      .toContain(words);
  });
});
