import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import type { HttpApi } from '@redwhiteandcode/aws-emulator/api-gateway/http-api';
import { refuseUpgrade } from '@redwhiteandcode/aws-emulator/api-gateway/websocket-api';
import type { RunningCognito } from '@redwhiteandcode/aws-emulator/cognito';
import { hostRefusal, refuseHost } from '@redwhiteandcode/aws-emulator/http/hosts';
import type { Mailbox } from '@redwhiteandcode/aws-emulator/ses';
import type { RunningStripe } from '@redwhiteandcode/stripe-emulator';
import { didPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import { allowedHosts } from './allowed-hosts.ts';
import { createLocalPages } from './local-pages.ts';
import { type Settings, StartError } from './settings.ts';
import { picturesPath, sendPicture } from './uploads.ts';

/** Handles a request. An error that it throws, or rejects with, is logged and sent as a 500. */
type Listener = (req: IncomingMessage, res: ServerResponse) => unknown;
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
  res.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' }).end('Starting …');
};

const refuseSocket: UpgradeListener = (_req, socket) => refuseUpgrade(socket, 503);

const options: ServerOptions & { shouldUpgradeCallback: (req: IncomingMessage) => boolean } = {
  // An upgrade to anything but a WebSocket, such as HTTP/2, is ignored.
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  // Longer than the pause between two clicks, so that no request uses a connection that is being closed.
  keepAliveTimeout: 65_000,
};

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

/** Returns the error for a port that cannot be used. */
function portError(error: NodeJS.ErrnoException, { port, host }: Settings): StartError {
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

/** How long a client may take to send its headers and its whole request, in milliseconds. A slower one gets 408. */
const patience: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** Returns the addresses of this computer. */
const addresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address));

/** Removes the host of an absolute target, which has been checked, so that all targets are paths. */
function toPath(req: IncomingMessage): void {
  req.url = (req.url ?? '/').replace(/^http:\/\/[^/?]+\/?/i, '/');
}

async function respond(listener: Listener, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    await listener(req, res);
  } catch (error) {
    console.error(error);
    if (res.headersSent) return void res.destroy();
    res.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
  }
}

/** Creates a server that responds only to requests for its hosts. */
function createGuardedServer(
  limits: ServerOptions,
  hosts: () => readonly string[],
  { listener, upgrade }: { listener: Listener; upgrade: UpgradeListener },
): Server {
  const server = createServer({ ...options, ...limits }, (req, res) => {
    const refusal = hostRefusal(req, hosts());
    if (refusal) return refuseHost(res, refusal, `This server responds only to ${hosts().join(', ')}.`);
    toPath(req);
    void respond(listener, req, res);
  });
  server.on('upgrade', (req, socket, head) => {
    const refusal = hostRefusal(req, hosts());
    if (refusal) return refuseUpgrade(socket, refusal);
    toPath(req);
    void upgrade(req, socket, head);
  });
  return server;
}

/**
 * Starts the server. It responds only on its own hosts; with `forwardedPort`, on those of the development server that
 * forwards requests. Throws a StartError if the port is taken or not allowed.
 */
export async function openFront(
  settings: Settings,
  forwardedPort?: number,
  limits: ServerOptions = patience,
): Promise<Front> {
  const host = forwardedPort === undefined ? settings.host : 'localhost';
  let listener = starting;
  let upgrade = refuseSocket;
  let port = forwardedPort === undefined ? settings.port : 0;
  let hosts: readonly string[] = [];
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
    for (const server of servers) server.closeAllConnections();
    await Promise.all(closed);
  };
  for (const address of addressesOf(host)) {
    const server = createGuardedServer(limits, () => hosts, {
      listener: (req, res) => listener(req, res),
      upgrade: (req, socket, head) => upgrade(req, socket, head),
    });
    try {
      await listen(server, port, address);
    } catch (error) {
      const failure = error as NodeJS.ErrnoException;
      if (servers.length > 0 && withoutIpv6.includes(failure.code ?? '')) continue;
      await close();
      throw portError(failure, settings);
    }
    servers.push(server);
    port = (server.address() as AddressInfo).port;
    hosts = allowedHosts(settings, forwardedPort ?? port, addresses());
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

/** The path of the pages of the user pool's domain, which is a separate host in AWS. */
export const domainPath = '/local/sso';

interface Served {
  /** The pages of the user pool's domain; undefined if the pool runs elsewhere. */
  domain: RunningCognito['pages'] | undefined;
  mailbox: Mailbox;
  /** Undefined if payments go to another provider. */
  payments: RunningStripe | undefined;
  site: Listener;
}

/** Routes each request to the API, the local pages or the site. */
export function createListener(api: HttpApi, { domain, mailbox, payments, site }: Served): Listener {
  const localPages = createLocalPages(mailbox, payments);
  return (req, res) => {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/') || path === didPath) {
      // CloudFront adds it in the deployment.
      res.setHeader('x-content-type-options', 'nosniff');
      return api.handle(req, res);
    }
    // As in AWS, other sites post here: a company's identity provider.
    if (domain && path.startsWith(`${domainPath}/`)) return domain(req, res);
    if (path.startsWith('/local/')) return localPages(req, res);
    if (path.startsWith(picturesPath)) return sendPicture(req, res);
    return site(req, res);
  };
}
