import type { IncomingMessage } from 'node:http';

/** The parts of a request that decide about access. */
export interface LocalRequest extends Pick<IncomingMessage, 'method' | 'headers'> {
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
