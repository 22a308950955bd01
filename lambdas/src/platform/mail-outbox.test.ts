import { SESv2Client } from '@aws-sdk/client-sesv2';
import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keys } from './keys.ts';
import { logger } from './logger.ts';
import { deliverDueMails } from './mail-outbox.ts';
// Loaded before the clock stops.
import './ses.ts';
import { docClient } from './table.ts';

/** The times of the calls of SES, in milliseconds since the start of the run. */
let calls: number[] = [];
let start = 0;

/** Fills the outbox with emails that are due. Each read returns those that no call has claimed or sent. */
function fillOutbox(count: number): Set<string> {
  const waiting = new Set(Array.from({ length: count }, (_, at) => String(at)));
  const mail = { to: 'ada@example.com', subject: 'Hello', parts: [] };
  vi.spyOn(docClient, 'send').mockImplementation((async (command: { input: object }) => {
    if (command instanceof QueryCommand) {
      const isFirst = JSON.stringify(command.input).includes('MAILS#0');
      const ids = isFirst ? [...waiting].slice(0, command.input.Limit) : [];
      const queued_at = new Date(0).toISOString();
      const indexKey = { gsi1pk: 'MAILS#0', gsi1sk: '2026' };
      return {
        Items: ids.map((id) => ({
          ...keys.mail(id),
          ...indexKey,
          id,
          due: '2026',
          queued_at,
          attempts: 0,
          mail,
        })),
      };
    }
    if (command instanceof DeleteCommand) return {};
    // A claim moves the email to a later time.
    waiting.delete(/"MAIL#(\d+)"/.exec(JSON.stringify(command.input))?.[1] ?? '');
    return {};
  }) as never);
  return waiting;
}

/** Lets each call of SES take some time, in milliseconds, and end with an error if there is one. */
function answerAfter(milliseconds: number, error?: () => Error | undefined): void {
  vi.spyOn(SESv2Client.prototype, 'send').mockImplementation((async () => {
    calls.push(Date.now() - start);
    await new Promise((resolve) => void setTimeout(resolve, milliseconds));
    const thrown = error?.();
    if (thrown) throw thrown;
    return {};
  }) as never);
}

/** Runs until every email was tried or the time is over. Returns the number of attempts and the time that it took. */
async function run(seconds: number): Promise<{ tried: number; took: number }> {
  const running = deliverDueMails({ until: start + seconds * 1000 });
  const ended = running.then((tried) => ({ tried, took: Date.now() - start }));
  await vi.runAllTimersAsync();
  return ended;
}

beforeEach(() => {
  calls = [];
  vi.stubEnv('TABLE_NAME', 'samples');
  vi.stubEnv('IDENTITY_KEY', 'sample');
  vi.useFakeTimers();
  start = Date.now();
  vi.spyOn(logger, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const named = (name: string) => Object.assign(new Error('planted'), { name });

it('sends all emails that are due in one run, at the rate of the setting', async () => {
  fillOutbox(1000);
  answerAfter(150);
  const { tried, took } = await run(270);
  expect(tried).toBe(1000);
  // 10 a second.
  expect(took).toBeGreaterThanOrEqual(99_900);
  expect(took).toBeLessThan(105_000);
  const most = Math.max(
    ...calls.map((at) => calls.filter((other) => other >= at && other < at + 1000).length),
  );
  expect(most).toBeLessThanOrEqual(10);
});

it('starts no email after its end, however slow SES is, and leaves the others for the next run', async () => {
  const waiting = fillOutbox(1000);
  answerAfter(6000);
  const { tried, took } = await run(30);
  expect(calls.every((at) => at < 30_000)).toBe(true);
  expect(took).toBeLessThan(30_000 + 6000);
  expect(tried).toBeGreaterThan(30);
  expect(waiting.size).toBe(1000 - tried);
});

it.each(['TooManyRequestsException', 'TimeoutError', 'InternalServiceErrorException'])(
  'tries few emails while SES responds with %s',
  async (name) => {
    fillOutbox(1000);
    answerAfter(150, () => named(name));
    expect((await run(270)).tried).toBeLessThan(25);
  },
);

it('finds the rate of an account that may send one email a second', async () => {
  fillOutbox(300);
  let last = -Infinity;
  let refused = 0;
  answerAfter(150, () => {
    if (Date.now() - last < 1000) {
      refused++;
      return named('TooManyRequestsException');
    }
    last = Date.now();
    return undefined;
  });
  const { tried } = await run(270);
  expect(tried - refused).toBeGreaterThan(150);
  expect(refused).toBeLessThan(10);
});

it('is not slowed down by emails that SES refuses', async () => {
  fillOutbox(100);
  answerAfter(150, () => named('MessageRejected'));
  const { tried, took } = await run(270);
  expect(tried).toBe(100);
  expect(took).toBeLessThan(11_000);
});
