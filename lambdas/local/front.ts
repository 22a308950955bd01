import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recount } from '../jobs/recount.ts';
import type { HttpApi } from './gateway/http-api.ts';
import { OUTBOX_CSP, renderOutbox } from './mail/index.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { type Settings, StartError } from './settings.ts';

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** The one server of the one origin; until `serve` is called it answers 503. */
export interface Front {
  /** The port in use. */
  port: number;
  serve(listener: Listener): void;
  close(): Promise<void>;
}

const starting: Listener = (_req, res) => {
  res.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Starting …');
};

/** Takes the port. Throws a StartError when it is taken or may not be used. */
export async function openFront({ port, host }: Settings): Promise<Front> {
  let listener = starting;
  const server: Server = createServer((req, res) => listener(req, res));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken. Stop what uses it, or choose another one with PORT.`,
        EACCES: `Port ${port} may not be used by this account. Choose another one with PORT.`,
      };
      reject(
        new StartError(
          reasons[error.code ?? ''] ?? `The server cannot listen on ${host}:${port} (${error.code}).`,
        ),
      );
    });
    server.listen(port, host, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => {
      listener = next;
    },
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

const json = (res: ServerResponse, value: unknown): void => {
  res
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
};

/** What exists under `/local/` on a laptop and nowhere else: the mailbox, and the recount of every kept count. */
function createLocalPages(mailbox: Mailbox): Listener {
  return (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    if (pathname === '/local/outbox.json') return json(res, mailbox.list());
    if (pathname === '/local/outbox') {
      res
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': OUTBOX_CSP,
          'cache-control': 'no-store',
        })
        .end(renderOutbox(mailbox.list()));
      return;
    }
    if (pathname === '/local/recount.json') {
      recount().then(
        (differences) => json(res, { differences }),
        (error: unknown) => {
          console.error(error);
          res.writeHead(500).end();
        },
      );
      return;
    }
    res.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing here. Try /local/outbox.');
  };
}

/** Sends each request to the API, the local pages or the site. */
export function createListener(api: HttpApi, mailbox: Mailbox, site: Listener): Listener {
  const localPages = createLocalPages(mailbox);
  return (req, res) => {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) return void api.handle(req, res);
    if (path.startsWith('/local/')) return localPages(req, res);
    site(req, res);
  };
}
