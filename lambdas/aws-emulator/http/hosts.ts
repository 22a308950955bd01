import type { IncomingMessage, ServerResponse } from 'node:http';

/** Returns a host as requests name it. Browsers leave out port 80. */
export const hostsOf = (name: string, port: number): string[] => [
  `${name}:${port}`,
  ...(port === 80 ? [name] : []),
];

/** Returns the hosts of a server on this computer. No other computer can be behind these names. */
export const loopbackHosts = (port: number): string[] =>
  ['localhost', '127.0.0.1', '[::1]'].flatMap((name) => hostsOf(name, port));

/**
 * Returns the status that refuses a request for another host: 400 unless it names exactly one (RFC 9112, section 3.2),
 * 421 unless that one, and the one of an absolute target, is among `hosts`, which are in lower case. Returns `undefined`
 * for an allowed request. A page whose domain was rebound to this server's address sends its domain as the host.
 */
export function hostRefusal(
  { url = '/', headersDistinct }: Pick<IncomingMessage, 'url' | 'headersDistinct'>,
  hosts: readonly string[],
): 400 | 421 | undefined {
  const [host, ...others] = headersDistinct['host'] ?? [];
  const target = /^[/*]/.test(url) ? host : /^http:\/\/([^/?#]+)/i.exec(url)?.[1];
  if (!host || !target || others.length > 0) return 400;
  return [host, target].every((name) => hosts.includes(name.toLowerCase())) ? undefined : 421;
}

/** Sends the response to a request with a refused host. The rest of the request is not read. */
export function refuseHost(response: ServerResponse, status: 400 | 421, sentence: string): void {
  const body = `${sentence}\n`;
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(body);
}
