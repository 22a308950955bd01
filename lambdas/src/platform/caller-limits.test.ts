import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { countCall, fingerprint, forgetCalls, mailboxOf } from './caller-limits.ts';
import { docClient } from './table.ts';

const limit = { count: 2, seconds: 86_400, by: 'address' } as const;

interface Command {
  input: { Key?: object; TransactItems?: { Delete: { Key: object } }[] };
}
const send = vi.spyOn(docClient, 'send') as unknown as Mock<(command: Command) => Promise<object>>;

/** The calls in each window, by its key. */
const windows = new Map<string, number>();
beforeEach(() => {
  // No window ends during a test.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('TABLE_NAME', 'sample');
  vi.stubEnv('IDENTITY_KEY', 'sample');
  windows.clear();
  send.mockReset().mockImplementation(async ({ input: { Key, TransactItems = [] } }) => {
    for (const { Delete } of TransactItems) windows.delete(JSON.stringify(Delete.Key));
    if (!Key) return {};
    const window = JSON.stringify(Key);
    const calls = (windows.get(window) ?? 0) + 1;
    windows.set(window, calls);
    return { Attributes: { calls } };
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it.each([
  ['Ann.Lee+News@Example.com', 'ann.lee@example.com'],
  ['a.n.n.lee+1+2@GMAIL.com', 'annlee@gmail.com'],
  ['ann.lee@googlemail.com', 'annlee@gmail.com'],
  ['ann.lee@gmail.com.example.com', 'ann.lee@gmail.com.example.com'],
])('%s reaches the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it('a flood costs no more writes once its window is full', async () => {
  const count = () => countCall('sample', limit, '203.0.113.1');
  await Promise.all([count(), count()]);
  for (let call = 0; call < 100; call++) {
    await expect(count()).rejects.toMatchObject({
      status: 429,
      headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
    });
  }
  expect(send).toHaveBeenCalledTimes(2);
});

it('a flood whose window other processes filled costs one write', async () => {
  send.mockResolvedValue({ Attributes: { calls: 3 } });
  for (let call = 0; call < 3; call++)
    await expect(countCall('sample', limit, '203.0.113.3')).rejects.toMatchObject({ status: 429 });
  expect(send).toHaveBeenCalledTimes(1);
});

it('a user whose failures are forgotten can call again', async () => {
  const failures = { ...limit, by: 'user' } as const;
  const count = () => countCall('sample', failures, 'user');
  for (let call = 0; call < 2; call++) await count();
  await expect(count()).rejects.toMatchObject({ status: 429 });
  await forgetCalls('sample', failures, 'user');
  await count();
});

it('another caller is still counted', async () => {
  await countCall('sample', limit, '203.0.113.2');
  await countCall('another', limit, '203.0.113.1');
  expect(send).toHaveBeenCalledTimes(2);
});

it('a fingerprint depends on the secret', () => {
  const one = fingerprint('203.0.113.1');
  expect(one).toMatch(/^[\w-]{22}$/);
  vi.stubEnv('IDENTITY_KEY', 'another');
  expect(fingerprint('203.0.113.1')).not.toBe(one);
});
