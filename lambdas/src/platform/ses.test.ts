import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('an email is given up if SES accepts the connection and never responds', async () => {
  let calls = 0;
  const server = createServer(() => void calls++).listen(0);
  const { port } = server.address() as AddressInfo;
  const variables = {
    AWS_ENDPOINT_URL_SESV2: `http://localhost:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'sample',
    AWS_SECRET_ACCESS_KEY: 'sample',
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  const { sendEmail } = await import('./ses.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Only after a call has arrived, so that the time is that of a slow response.
  const clock = setInterval(() => calls > 0 && vi.advanceTimersByTime(500), 1);
  try {
    await expect(sendEmail({ Content: {} })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    );
    expect(calls).toBe(2);
  } finally {
    clearInterval(clock);
    server.closeAllConnections();
    server.close();
  }
});
