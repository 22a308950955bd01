import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Mailbox, OUTBOX_CSP, renderOutbox } from '@redwhiteandcode/aws-emulator/ses';
import type { RunningStripe } from '@redwhiteandcode/stripe-emulator';
import { recount } from '../jobs/recount.ts';
import { payPath } from './payments.ts';
import { createUploads, uploadPath } from './uploads.ts';

/** The parts of a request that decide about access. */
interface LocalRequest extends Pick<IncomingMessage, 'method' | 'headers'> {
  remoteAddress: string | undefined;
}

const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);

/**
 * Whether a caller is on this computer. Behind a proxy, such as the development server, every connection comes from this
 * computer, so no address that a proxy names may be another one.
 */
export function isOnThisComputer({ headers, remoteAddress = '' }: LocalRequest): boolean {
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().flatMap((list) => list.split(','));
  return (
    headers.forwarded === undefined && [remoteAddress, ...forwardedFor].every((one) => isLoopback(one.trim()))
  );
}

/**
 * Whether a page of another origin made a request. Following a link does not count: the page that has the link cannot
 * read the response.
 */
export function isFromOtherOrigin({ method, headers }: LocalRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'none';
  const isLink =
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers.origin === undefined;
  if (site !== 'same-origin' && site !== 'none' && !isLink) return true;
  const { origin = `http://${headers.host}` } = headers;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host?.toLowerCase();
}

type Listener = (req: IncomingMessage, res: ServerResponse) => unknown;

const json = (res: ServerResponse, value: unknown): void => {
  res
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
};

const text = (res: ServerResponse, status: number, sentence: string): void => {
  res.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(sentence);
};

/** Sends the outbox and the recount, which exist only in the local stack. */
async function sendPage(mailbox: Mailbox, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { pathname } = new URL(req.url ?? '/', 'http://localhost');
  if (pathname === '/local/outbox.json') return json(res, mailbox.list());
  if (pathname === '/local/recount.json') return json(res, { differences: await recount() });
  if (pathname !== '/local/outbox') return text(res, 404, 'Not found. Try /local/outbox.');
  res
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': OUTBOX_CSP,
      'cache-control': 'no-store',
    })
    .end(renderOutbox(mailbox.list()));
}

/**
 * Handles everything under `/local/`. The uploads, whose requests are signed, are open to every caller of the site; the
 * payment pages, the outbox and the recount only to callers on this computer. No page of another origin can use any.
 */
export function createLocalPages(mailbox: Mailbox, payments: RunningStripe | undefined): Listener {
  const uploads = createUploads();
  return (req, res) => {
    res.setHeader('cross-origin-resource-policy', 'same-origin');
    res.setHeader('cross-origin-opener-policy', 'same-origin');
    res.setHeader('x-content-type-options', 'nosniff');
    const { method, headers, socket, url = '/' } = req;
    const path = url.split('?', 1)[0] ?? '/';
    const request = { method, headers, remoteAddress: socket.remoteAddress };
    if (isFromOtherOrigin(request)) return text(res, 403, 'A page of another origin cannot use this.');
    if (path === uploadPath || path.startsWith(`${uploadPath}/`)) return uploads(req, res);
    if (!isOnThisComputer(request)) return text(res, 403, 'This is only for callers on the same computer.');
    if (payments && path.startsWith(`${payPath}/`)) return payments.pages(req, res);
    return sendPage(mailbox, req, res);
  };
}
