import { randomUUID } from 'node:crypto';
import { type MailEvent, startSes } from '@redwhiteandcode/aws-emulator/ses';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { afterAll, expect, it } from 'vitest';
import { localCredentials } from '../conformance/endpoints.ts';
import { runAs } from './shared-platform.ts';

const { queueMail } = await import('../../lambdas/src/platform/mail-outbox.ts');
const { putNew, transact } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { newPerson } = await import('../../lambdas/src/rows/person/row.ts');
const { readPerson } = await import('../../lambdas/src/rows/person/read.ts');
const { followBounces } = await import('../../lambdas/src/mail/bounces.ts');

const company = randomUUID();

/** Stores an invited person, and returns the tags of the invitation's email. */
async function invite(attributes: object = {}) {
  const person = newPerson(company, { email: 'ada@example.com' }, new Date().toISOString());
  const invitation = randomUUID();
  const row = { ...person, invitation_id: invitation, ...attributes };
  await transact([putNew({ ...keys.person(company, person.id), ...row })]);
  return { company, person: person.id, invitation };
}
const read = ({ person }: { person: string }) => readPerson(company, person);

it.each([
  ['bounce@simulator.amazonses.com', 'permanent'],
  ['bounce+label@simulator.amazonses.com', 'permanent'],
  ['complaint+label@simulator.amazonses.com', 'complaint'],
])('a person whose invitation went to %s is marked: %s', async (to, bounce) => {
  const tags = await invite();
  const mail = queueMail({ to, subject: 'An invitation', parts: [], tags });
  await transact([mail.item]);
  await mail.deliver();
  await expect
    .poll(() => read(tags))
    .toMatchObject({ state: 'bounced', bounce, bounced_at: expect.stringMatching(/^\d{4}-.*Z$/) });
});

/** SES's emulator, from which the function gets its events one by one. */
const events: MailEvent[] = [];
const ses = await startSes({ credentials: localCredentials, onEvent: (event) => events.push(event) });
afterAll(() => ses.close());

/** Returns the event about an email with these tags that bounced. */
async function bounceOf(tags: Record<string, string>): Promise<MailEvent> {
  const client = new SESv2Client({
    endpoint: ses.endpoint,
    region: 'us-east-1',
    credentials: localCredentials,
  });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: 'site@example.com',
      Destination: { ToAddresses: ['bounce@simulator.amazonses.com'] },
      EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      Content: { Simple: { Subject: { Data: 'x' }, Body: { Text: { Data: 'x' } } } },
    }),
  );
  await expect.poll(() => events.length).toBeGreaterThan(0);
  const [event] = events.splice(0);
  if (!event) throw new Error('There is no event');
  return event;
}
const follow = (event: object) => runAs('FollowBounces', () => followBounces(event));

it('a bounce that comes again, or after a new invitation or the acceptance, changes nothing', async () => {
  const tags = await invite();
  const event = await bounceOf(tags);
  expect(await follow(event)).toEqual({ marked: 1 });
  expect(await follow(event)).toEqual({ marked: 0 });
  for (const attributes of [{ invitation_id: randomUUID() }, { state: 'accepted' }]) {
    const other = await invite(attributes);
    const before = await read(other);
    expect(await follow(await bounceOf(other))).toEqual({ marked: 0 });
    expect(await read(other)).toEqual(before);
  }
});

it('a bounce that may be temporary, one of another email, and one about nobody change nothing', async () => {
  const tags = await invite();
  const { detail, ...event } = await bounceOf(tags);
  const transient = { ...(detail['bounce'] as object), bounceType: 'Transient' };
  expect(await follow({ ...event, detail: { ...detail, bounce: transient } })).toEqual({ marked: 0 });
  expect(await follow(await bounceOf({}))).toEqual({ marked: 0 });
  expect(await follow(await bounceOf({ ...tags, person: randomUUID() }))).toEqual({ marked: 0 });
  expect(await read(tags)).toMatchObject({ state: 'invited' });
});
