import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { hostRefusal, hostsOf, loopbackHosts, refuseHost } from './hosts.ts';

/** Where a server listens. */
export interface ListenOptions {
  /** 0, the default, takes a free port. */
  port?: number | undefined;
  /** 127.0.0.1 by default. */
  host?: string | undefined;
}

/** A running server. */
export interface RunningServer {
  /** The server's URL, for an SDK client's `endpoint` or an `AWS_ENDPOINT_URL_*` variable. */
  endpoint: string;
  /** Stops accepting requests, and cuts the connections whose requests are not finished after two seconds. */
  close: () => Promise<void>;
}

const CLOSE_TIMEOUT_MS = 2000;

/** Starts an HTTP server that responds only on its own host and on the names of this computer. Rejects when the port is taken. */
export async function startServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  { port = 0, host = '127.0.0.1' }: ListenOptions = {},
): Promise<RunningServer> {
  const pending = new Set<Promise<void>>();
  let hosts: readonly string[] = [];
  const server = createServer((request, response) => {
    const refusal = hostRefusal(request, hosts);
    if (refusal) return refuseHost(response, refusal, 'This server does not serve this host.');
    const work = handle(request, response)
      .catch((error: unknown) => {
        console.error(error);
        response.destroy();
      })
      .finally(() => pending.delete(work));
    pending.add(work);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: actualPort } = server.address() as AddressInfo;
  const name = address.includes(':') ? `[${address}]` : address;
  hosts = [...loopbackHosts(actualPort), ...hostsOf(name, actualPort)];

  async function shutDown(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    const timeout = new AbortController();
    const late = wait(CLOSE_TIMEOUT_MS, undefined, { signal: timeout.signal }).catch(() => undefined);
    await Promise.race([Promise.all(pending), late]);
    timeout.abort();
    server.closeAllConnections();
    await closed;
    await Promise.all(pending);
  }
  let closing: Promise<void> | undefined;
  return {
    endpoint: `http://${name}:${actualPort}`,
    close: () => (closing ??= shutDown()),
  };
}
