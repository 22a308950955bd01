import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Mail, type Mailbox, type OutgoingMail, openMailbox } from './mailbox.ts';
import { mailFrom, SesError } from './ses.ts';

export type { Mail, Mailbox, OutgoingMail };
export { OUTBOX_CSP, renderOutbox } from './outbox-page.ts';

/** How `startMail` starts. */
export interface MailOptions {
  /** The JSON Lines file; without one mails last as long as the process. */
  file?: string;
  /** 0, the default, takes a free port. */
  port?: number;
  host?: string;
  /** Receives a line per mail, without its content. */
  log?: (line: string) => void;
}

/** A running mailbox. */
export interface RunningMail extends Mailbox {
  /** For `AWS_ENDPOINT_URL_SESV2`. */
  endpoint: string;
  close: () => Promise<void>;
}

const SEND_EMAIL = '/v2/email/outbound-emails';
const LARGEST_BODY = 10_000_000;

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new SesError('BadRequestException', 'The mail is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new SesError('BadRequestException', 'The body is not JSON.');
  }
}

async function send(box: Mailbox, request: IncomingMessage) {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (request.method !== 'POST' || path !== SEND_EMAIL)
    throw new SesError('BadRequestException', `Not implemented here: ${request.method} ${path}.`);
  return { MessageId: box.add(mailFrom(await readJson(request))).id };
}

async function answer(box: Mailbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  try {
    const body = await send(box, request);
    response.writeHead(200, headers).end(JSON.stringify(body));
  } catch (error) {
    const known = error instanceof SesError;
    if (!known) console.error('Local mailbox: a mail could not be kept.', error);
    const name = known ? error.name : 'InternalServiceErrorException';
    const message = known ? error.message : 'The mail could not be kept.';
    response.writeHead(known ? 400 : 500, { ...headers, 'x-amzn-errortype': name });
    response.end(JSON.stringify({ message }));
  }
}

/** Starts a mailbox that keeps what production would send by SES v2, and what Cognito would send itself. */
export async function startMail(options: MailOptions = {}): Promise<RunningMail> {
  const { file, port = 0, host = '127.0.0.1', log } = options;
  const kept = openMailbox(file);
  const box: Mailbox = {
    ...kept,
    add(mail) {
      const added = kept.add(mail);
      log?.(`Mail to ${added.to}: ${added.subject}`);
      return added;
    },
  };
  const server = createServer((request, response) => void answer(box, request, response));
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    ...box,
    endpoint: `http://${host}:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
