import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface FrontOptions {
  /** The port of MiniStack. */
  port: number;
  /** The host name of the distribution. */
  distribution: string;
  /** The address of the site. */
  siteUrl: string;
  /** The path of the WebSocket API at MiniStack. */
  sockets: string;
  /** The secret that CloudFront sends. */
  originSecret: string;
  /** What the tests read at a path from the local platform instead of its site. */
  local: Record<string, () => Promise<unknown>>;
}

const addresses = new Map<string, string>();

/** Returns the loopback address from which a person calls: callers of one address share limits. */
function addressOf(person: string): string {
  const count = addresses.size + 1;
  const address = addresses.get(person) ?? `127.1.${(count >> 8) % 256}.${count % 256}`;
  addresses.set(person, address);
  return address;
}

/** Returns a request's headers, in which a page of this server is a page of the site. */
function siteHeaders({ headers }: IncomingMessage, { siteUrl }: FrontOptions): IncomingHttpHeaders {
  const isOwn = headers.origin === `http://${headers.host}`;
  return isOwn ? { ...headers, origin: new URL(siteUrl).origin } : headers;
}

/** Returns the email address in a JSON body. */
function emailIn(body: Buffer): string | undefined {
  return /"email":"([^"]+)"/.exec(body.toString())?.[1];
}

async function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  options: FrontOptions,
): Promise<void> {
  const { port, distribution } = options;
  const body = await buffer(incoming);
  const { authorization } = incoming.headers;
  const outgoing = request({
    host: '127.0.0.1',
    port,
    localAddress: addressOf(emailIn(body) ?? authorization ?? crypto.randomUUID()),
    method: incoming.method,
    path: incoming.url,
    headers: { ...siteHeaders(incoming, options), host: distribution, 'x-forwarded-proto': 'https' },
  });
  outgoing.once('response', (result) => {
    response.writeHead(result.statusCode ?? 502, result.headers);
    result.pipe(response);
  });
  outgoing.once('error', (error) => response.writeHead(502).end(String(error)));
  outgoing.end(body);
}

const headersText = (headers: IncomingHttpHeaders): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${String(value)}\r\n`)
    .join('');

/**
 * Connects a socket to the WebSocket API, because MiniStack's CloudFront does not, and names the subprotocol in the
 * response, because MiniStack drops the one that the function returns. MiniStack refuses every socket with 403, not with the
 * status of the function, which is 401 for a visitor, who sends no token.
 */
function forwardSocket(incoming: IncomingMessage, socket: Socket, options: FrontOptions): void {
  const { port, sockets, originSecret } = options;
  const { search } = new URL(incoming.url ?? '', 'http://localhost');
  const headers = {
    ...siteHeaders(incoming, options),
    host: `127.0.0.1:${port}`,
    'x-origin-verify': originSecret,
  };
  const outgoing = request({ host: '127.0.0.1', port, path: `${sockets}${search}`, headers });
  outgoing.once('upgrade', (result, target) => {
    const [protocol] = (incoming.headers['sec-websocket-protocol'] ?? '').split(',', 1);
    const own = { ...(protocol && { 'sec-websocket-protocol': protocol }), ...result.headers };
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headersText(own)}\r\n`);
    target.pipe(socket).pipe(target);
    target.once('error', () => socket.destroy());
    socket.once('error', () => target.destroy());
  });
  outgoing.once('response', ({ statusCode = 502 }) => {
    const isVisitor = headers['sec-websocket-protocol'] === undefined;
    const refusal = statusCode === 403 && isVisitor ? 401 : statusCode;
    socket.end(`HTTP/1.1 ${refusal} ${STATUS_CODES[refusal]}\r\nconnection: close\r\n\r\n`);
  });
  outgoing.once('error', () => socket.destroy());
  outgoing.end();
}

/**
 * Serves a distribution of MiniStack at an origin that clients can call by its address. Returns the origin.
 */
export async function serveFront(options: FrontOptions): Promise<{ origin: string; close: () => void }> {
  const server = createServer((incoming, response) => {
    const read = options.local[incoming.url ?? ''];
    if (!read) {
      forward(incoming, response, options).catch((error: unknown) => response.destroy(error as Error));
      return;
    }
    read().then(
      (value) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.on('upgrade', (incoming, socket) => forwardSocket(incoming, socket as Socket, options));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
