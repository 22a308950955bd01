import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFullRun } from '../samples/sample.ts';
import { createCaller } from '../clients/api-client.ts';
import { demoFolder, type Platform, runJob, startPlatform } from '../platform/platform.ts';

/** Replaces the local email service; `onEmail` sets its next status. */
let server: Server;
let received: string[] = [];
let onEmail: () => number = () => 200;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const status = onEmail();
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

const start = (dataDir: string): Promise<Platform> =>
  startPlatform({
    dataDir,
    variables: {
      AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SUPPORT_EMAIL: '',
    },
  });

/** Runs the job that an operator starts once the email service is back. */
const deliverEmails = (dataDir: string) => runJob(dataDir, 'deliver-mails');

const message = {
  firstName: 'Sample',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  company: 'Sample Company',
};

/** Sends a contact message and returns its status, or undefined if the platform exits meanwhile. */
async function send(platform: Platform, text: string): Promise<number | undefined> {
  try {
    return (await createCaller(platform.origin).send('POST', '/api/contact', { ...message, message: text }))
      .status;
  } catch {
    // The process exited and closed the connection.
    return undefined;
  }
}

it.runIf(isFullRun)(
  'a contact message is emailed once, even if the email service fails or the process exits first',
  async () => {
    const dataDir = demoFolder();
    const first = await start(dataDir);
    onEmail = () => 400;
    expect(await send(first, 'While no email can be sent.')).toBe(204);
    expect(received).toEqual([]);
    expect(first.output()).toContain('An email was not sent');
    expect(first.output()).not.toContain(message.email);
    onEmail = () => 200;
    await deliverEmails(dataDir);
    await deliverEmails(dataDir);
    expect(received).toEqual([expect.stringContaining('While no email can be sent.')]);

    onEmail = () => {
      first.process.kill('SIGKILL');
      return 500;
    };
    expect(await send(first, 'Before the crash.')).toBeUndefined();
    await first.stop();
    onEmail = () => 200;
    received = [];
    const second = await start(dataDir);
    try {
      await deliverEmails(dataDir);
      expect(received).toEqual([expect.stringContaining('Before the crash.')]);
    } finally {
      await second.stop();
    }
  },
);
