import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns a request ID in API Gateway's form: fifteen URL-safe characters and `=`. */
export const newRequestId = (): string => `${randomBytes(12).toString('base64url').slice(0, 15)}=`;

/** Formats `requestContext.time` in the Common Log Format: `12/Mar/2026:19:03:58 +0000`. */
export function requestTime(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${two(at.getUTCDate())}/${MONTHS[at.getUTCMonth()]}/${at.getUTCFullYear()}`;
  return `${day}:${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;
}

/** Returns the client's address; IPv4 clients of a dual-stack socket in plain dotted form. */
export const sourceIp = (req: IncomingMessage): string =>
  (req.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
