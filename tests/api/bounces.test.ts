import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { type MailEvent, startSes } from '@redwhiteandcode/aws-emulator/ses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localCredentials } from '../conformance/endpoints.ts';
import { giveCompanyRole, type Member, newCompany, newestToken, openInvitation } from './company-calls.ts';
import { newLearner, runAs } from './shared-platform.ts';

const { followBounces } = await import('../../lambdas/src/mail/bounces.ts');
const { readPerson } = await import('../../lambdas/src/rows/person/read.ts');

let company = '';
let owner: Member;
beforeAll(async () => {
  [company, owner] = [await newCompany(100), await newLearner('Sample Owner')];
  await giveCompanyRole(owner, company, 'owner');
});

const addressAt = (name: string) => `${name}+${crypto.randomUUID()}@simulator.amazonses.com`;

/** Invites an address, and returns the path of the person. */
async function invite(email: string): Promise<{ id: string; path: string }> {
  const { status, body } = await owner.send('POST', `/api/company/${company}/people`, { email });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: body.id, path: `/api/company/${company}/people/${body.id}` };
}
const stateOf = async (path: string) => (await owner.send('GET', path)).body.state;

it.each(['bounce', 'complaint'])(
  'an invitation to a seat is undeliverable after a %s, until it is opened or sent again',
  async (name) => {
    const email = addressAt(name);
    const { path } = await invite(email);
    await expect.poll(() => stateOf(path)).toBe('bounced');
    await openInvitation(await newestToken(email));
    expect(await stateOf(path)).toBe('opened');
    await owner.send('POST', `${path}/invitation`);
    await expect.poll(() => stateOf(path)).toBe('bounced');
  },
);

it('an invitation to a role is undeliverable after a bounce', async () => {
  const email = addressAt('bounce');
  const path = `/api/company/${company}/roles`;
  expect((await owner.send('POST', path, { email, role: 'viewer', groups: [] })).status).toBe(201);
  await expect
    .poll(async () => (await owner.send('GET', `/api/company/${company}/role-invitations`)).body.items)
    .toContainEqual(expect.objectContaining({ email, state: 'bounced' }));
});

/** The emulator of SES, without a function that follows its events. */
const events: MailEvent[] = [];
const ses = await startSes({ credentials: localCredentials, onEvent: (event) => events.push(event) });
afterAll(() => ses.close());
const client = new SESv2Client({
  endpoint: ses.endpoint,
  region: 'us-east-1',
  credentials: localCredentials,
});

/** Returns SES's event about an email with these tags that bounced. */
async function bounceOf(tags: Record<string, string>): Promise<MailEvent> {
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: 'site@example.com',
      Destination: { ToAddresses: ['bounce@simulator.amazonses.com'] },
      EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Hello' } } } },
    }),
  );
  await expect.poll(() => events.length).toBeGreaterThan(0);
  const [event] = events.splice(0);
  if (!event) throw new Error('There is no event');
  return event;
}

/** Invites an address that receives it, and returns the tags of the email. */
async function inviteReceived() {
  const { id: subject_id, path } = await invite(`received-${crypto.randomUUID()}@example.com`);
  const { invitation = '' } = (await readPerson(company, subject_id)) ?? {};
  return { path, tags: { company_id: company, kind: 'seat', subject_id, invitation } };
}
const follow = (event: object) => runAs('FollowBounces', () => followBounces(event));

it('a bounce that comes again, or late, changes nothing', async () => {
  const { path, tags } = await inviteReceived();
  const event = await bounceOf(tags);
  expect(await follow(event)).toEqual({ marked: 1 });
  expect(await follow(event)).toEqual({ marked: 0 });
  await owner.send('POST', `${path}/invitation`);
  expect(await follow(event)).toEqual({ marked: 0 });
  expect(await stateOf(path)).toBe('invited');
  await owner.send('DELETE', `${path}/invitation`);
  expect(await follow(event)).toEqual({ marked: 0 });
  expect(await stateOf(path)).toBe('withdrawn');
});

it('a bounce that may be temporary, of another email, or about nobody changes nothing', async () => {
  const { path, tags } = await inviteReceived();
  const { detail, ...event } = await bounceOf(tags);
  const transient = { ...(detail['bounce'] as object), bounceType: 'Transient' };
  const ignored = [
    { ...event, detail: { ...detail, bounce: transient } },
    await bounceOf({}),
    await bounceOf({ ...tags, subject_id: crypto.randomUUID() }),
  ];
  for (const one of ignored) expect(await follow(one)).toEqual({ marked: 0 });
  expect(await stateOf(path)).toBe('invited');
});
