import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { isFullRun } from '../samples/sample.ts';
import {
  type ApiResponse,
  type Caller,
  createCaller,
  newLearner,
  proveAddress,
  signIn,
} from '../clients/api-client.ts';
import {
  followGeneration,
  generationOf,
  newUnwrittenCourse,
  startGeneration,
} from '../clients/generation-client.ts';
import { startPlatform } from '../platform/platform.ts';
import { reportError } from '../clients/report-client.ts';
import { createLink, makeToolkit } from '../clients/toolkit-client.ts';

const platform = await startPlatform({ variables: { RATE_LIMITS: '' } });
afterAll(() => platform.stop());

function expectRefused({ status, headers, body }: ApiResponse): void {
  expect(status).toBe(429);
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body).toMatchObject({ status: 429, detail: expect.stringMatching(/Please wait \d+ /) });
}

describe('the rate limit rejects calls, with the time to wait,', () => {
  it.runIf(isFullRun)(
    'for a user who changes their name too often, but not for another at the same IP address',
    async () => {
      const [one, other] = [await newLearner(platform.origin), await newLearner(platform.origin)];
      const rename = (caller: Caller) => caller.send('PATCH', '/api/me', { full_name: 'Another Name' });
      let response = await rename(one);
      for (let call = 1; call < 122 && response.status !== 429; call++) response = await rename(one);
      expectRefused(response);
      expect((await rename(other)).status).toBe(200);
    },
  );

  it('for a learner who emails HR more than five times a day, and for the address that gets the emails', async () => {
    const hr_email = 'hr-of-many@example.com';
    const [one, other] = [await newLearner(platform.origin), await newLearner(platform.origin)];
    for (const { email } of [one, other]) await proveAddress(platform.origin, email);
    const requestOf = async (learner: Caller) => {
      await learner.send('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
      return (await makeToolkit(learner, 'ai-literacy-101', { hr_email })).body.id as string;
    };
    const id = await requestOf(one);
    const send = () => createLink(one, id, { send_to_hr: true });
    let response = await send();
    for (let call = 1; call < 12 && response.status !== 429; call++) response = await send();
    expectRefused(response);
    expectRefused(await createLink(other, await requestOf(other), { send_to_hr: true }));
    expect((await createLink(one, id)).status).toBe(201);
  });

  it('for a learner who reports more than 20 errors in a day', async () => {
    const learner = await newLearner(platform.origin);
    const report = () => reportError(learner, 'ai-literacy-101');
    for (let call = 0; call < 20; call++) expect((await report()).status).toBe(403);
    expectRefused(await report());
  });

  it('for a mailbox that was asked four times in a day to confirm, by any accounts and in any spelling', async () => {
    const name = crypto.randomUUID();
    const change = async (tag: number) => {
      const email = `${name}+${tag}@example.com`;
      const learner = await newLearner(platform.origin);
      const body = { email, current_password: learner.password };
      return learner.send('POST', '/api/me/email-change', body);
    };
    for (let tag = 0; tag < 4; tag++) expect((await change(tag)).status).toBe(204);
    expectRefused(await change(4));
  });

  it('for a mailbox that was asked ten times in a day to confirm a place on a waitlist', async () => {
    const visitor = createCaller(platform.origin);
    const name = crypto.randomUUID();
    const join = (tag: number) =>
      visitor.send('POST', '/api/waitlist', {
        item_id: 'team-cohorts',
        email: `${name}+${tag}@example.com`,
      });
    for (let tag = 0; tag < 10; tag++) expect((await join(tag)).status).toBe(204);
    expectRefused(await join(10));
  });

  it('for votes of one network for a question, which then do not count', async () => {
    const visitor = createCaller(platform.origin);
    const read = async () => (await visitor.send('GET', '/api/faqs')).body.items[0];
    const { id, helpful_count } = await read();
    for (let vote = 0; vote < 12; vote++) {
      const body = { visitor_id: crypto.randomUUID() };
      expect((await visitor.send('POST', `/api/faqs/${id}/votes`, body)).status).toBe(200);
    }
    expect(await read()).toMatchObject({ id, helpful_count: helpful_count + 10 });
  });

  it('for a user who generated three courses in a day, but not for an admin', async () => {
    const learner = await newLearner(platform.origin);
    const admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
    const generate = async (caller: Caller, course: string) => {
      await startGeneration(caller, course);
      // A request for a running job does not count.
      expect((await caller.send('POST', generationOf(course))).status).toBeOneOf([202, 409]);
      await followGeneration(caller, course);
    };
    for (let count = 0; count < 3; count++) await generate(learner, await newUnwrittenCourse(admin));
    const refused = await learner.send('POST', generationOf(await newUnwrittenCourse(admin)));
    expectRefused(refused);
    expect(refused.body.detail).toMatch(/^You can generate 3 courses a day\. /);
    for (let count = 0; count < 4; count++) await generate(admin, await newUnwrittenCourse(admin));
  });
});

it('a socket that sends too many messages is closed', async () => {
  const { token = '' } = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
  const { origin } = platform;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, ['bearer', token], { origin });
  const closed = once(socket, 'close');
  let confirmations = 0;
  socket.on('message', (data: Buffer) => {
    if ('changed' in JSON.parse(data.toString())) confirmations++;
  });
  await once(socket, 'open');
  for (let message = 0; message < 600; message++) socket.send('{}');
  await closed;
  // The limit of two minutes, if one began in between.
  expect(confirmations).toBeLessThanOrEqual(120);
});
