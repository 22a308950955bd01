import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HttpApi } from '@redwhiteandcode/aws-emulator/api-gateway/http-api';
import { refuseUpgrade } from '@redwhiteandcode/aws-emulator/api-gateway/websocket-api';
import { type Mailbox, OUTBOX_CSP, renderOutbox } from '@redwhiteandcode/aws-emulator/ses';
import type { RunningStripe } from '@redwhiteandcode/aws-emulator/stripe';
import { recount } from '../jobs/recount.ts';
import { payPath } from './payments.ts';
import { type Settings, StartError } from './settings.ts';
import { createUploads, uploadPath } from './uploads.ts';

type Listener = (req: IncomingMessage, res: ServerResponse) => void;
type UpgradeListener = (req: IncomingMessage, socket: Duplex, head: Buffer) => unknown;

/** The server of the site's origin. It responds with 503 until it has a listener. */
export interface Front {
  /** The port in use. */
  port: number;
  serve(listener: Listener): void;
  /** Sets the listener for WebSocket requests. Without one, they get 503. */
  serveSockets(listener?: UpgradeListener): void;
  close(): Promise<void>;
}

const starting: Listener = (_req, res) => {
  res.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Starting …');
};

const refuseSocket: UpgradeListener = (_req, socket) => refuseUpgrade(socket, 503);

/** An upgrade to anything but a WebSocket, such as HTTP/2, is ignored. */
const options: ServerOptions & { shouldUpgradeCallback: (req: IncomingMessage) => boolean } = {
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
};

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

/** Returns the error for a port that cannot be used. */
function refusal(error: NodeJS.ErrnoException, { port, host }: Settings): StartError {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop the program that uses it, or choose another port with PORT.`,
    EACCES: `This account may not use port ${port}. Choose another port with PORT.`,
  };
  return new StartError(
    messages[error.code ?? ''] ?? `The server cannot listen on ${host}:${port} (${error.code}).`,
  );
}

/** `localhost` has two addresses, and browsers try either. A computer without IPv6 has only the first. */
const addressesOf = (host: string): string[] => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host]);
const withoutIpv6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Starts the server. Throws a StartError if the port is taken or not allowed. */
export async function openFront(settings: Settings): Promise<Front> {
  let listener = starting;
  let upgrade = refuseSocket;
  let { port } = settings;
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
    for (const server of servers) server.closeAllConnections();
    await Promise.all(closed);
  };
  for (const address of addressesOf(settings.host)) {
    const server = createServer(options, (req, res) => {
      try {
        listener(req, res);
      } catch (error) {
        console.error(error);
        res.destroy();
      }
    });
    // Longer than the pause between two clicks, so that no request uses a connection that is being closed.
    server.keepAliveTimeout = 65_000;
    server.on('upgrade', (req, socket, head) => void upgrade(req, socket, head));
    try {
      await listen(server, port, address);
    } catch (error) {
      const failure = error as NodeJS.ErrnoException;
      if (servers.length > 0 && withoutIpv6.includes(failure.code ?? '')) continue;
      await close();
      throw refusal(failure, settings);
    }
    servers.push(server);
    port = (server.address() as AddressInfo).port;
  }
  return {
    port,
    serve: (next) => {
      listener = next;
    },
    serveSockets: (next = refuseSocket) => {
      upgrade = next;
    },
    close,
  };
}

const json = (res: ServerResponse, value: unknown): void => {
  res
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
};

/** Handles the pages under `/local/`, which exist only in the local stack: the outbox and the recount. */
function createLocalPages(mailbox: Mailbox): Listener {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
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
    res.writeHead(404, { 'content-type': 'text/plain' }).end('Not found. Try /local/outbox.');
  };
}

interface Served {
  mailbox: Mailbox;
  /** Undefined if payments go to another provider. */
  payments: RunningStripe | undefined;
  site: Listener;
}

/** Routes each request to the API, the bucket of the proofs, the payment pages, the local pages or the site. */
export function createListener(api: HttpApi, { mailbox, payments, site }: Served): Listener {
  const localPages = createLocalPages(mailbox);
  const uploads = createUploads();
  return (req, res) => {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) return void api.handle(req, res);
    if (path === uploadPath || path.startsWith(`${uploadPath}/`)) return uploads(req, res);
    if (payments && path.startsWith(`${payPath}/`)) return void payments.pages(req, res);
    if (path.startsWith('/local/')) return localPages(req, res);
    site(req, res);
  };
}
