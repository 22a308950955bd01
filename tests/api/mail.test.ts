import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '../api-client.ts';
import { type Platform, repository, startPlatform, temporaryFolder } from '../platform.ts';

/** A mail service that does what a test tells it, in place of the local one. */
let server: Server;
let received: string[] = [];
let onMail: () => number = () => 200;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const status = onMail();
      if (status === 200) received.push(body);
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(status === 200 ? { MessageId: 'm' } : { message: 'No.' }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  received = [];
  onMail = () => 200;
});

const start = (dataDir: string): Promise<Platform> =>
  startPlatform({
    dataDir,
    variables: {
      AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SUPPORT_EMAIL: '',
    },
  });

/** What an operator runs once the mail service is back. */
const deliverMails = (dataDir: string) =>
  promisify(execFile)(process.execPath, [
    `--env-file=${path.join(dataDir, 'stack.env')}`,
    path.join(repository, 'lambdas/jobs/deliver-mails.ts'),
  ]);

const message = {
  firstName: 'Sample',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  company: 'Sample Company',
  message: 'Please call me back.',
};

// Each starts the platform once or twice.
describe('a contact message', { timeout: 180_000 }, () => {
  it('is accepted while no mail can be sent, and mailed once it can, once', async () => {
    const dataDir = temporaryFolder();
    const platform = await start(dataDir);
    try {
      onMail = () => 400;
      const answer = await createCaller(platform.origin).send('POST', '/api/contact', message);
      expect(answer.status).toBe(204);
      expect(received).toEqual([]);
      expect(platform.output()).toContain('A mail was not sent');
      expect(platform.output()).not.toContain(message.email);

      onMail = () => 200;
      await deliverMails(dataDir);
      await deliverMails(dataDir);
      expect(received).toHaveLength(1);
      expect(received[0]).toContain(message.message);
    } finally {
      await platform.stop();
    }
  });

  it('is not lost when the process dies before the mail is out', async () => {
    const dataDir = temporaryFolder();
    const first = await start(dataDir);
    onMail = () => {
      first.process.kill('SIGKILL');
      return 500;
    };
    await expect(
      createCaller(first.origin).send('POST', '/api/contact', { ...message, message: 'Before the crash.' }),
    ).rejects.toThrow();
    await first.stop();

    onMail = () => 200;
    const second = await start(dataDir);
    try {
      await deliverMails(dataDir);
      expect(received).toHaveLength(1);
      expect(received[0]).toContain('Before the crash.');
    } finally {
      await second.stop();
    }
  });
});
