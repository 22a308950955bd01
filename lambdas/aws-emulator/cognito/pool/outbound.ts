import { FederationError } from './federation.ts';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 1_000_000;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is on this computer. Only such ones may use HTTP. */
const isLoopback = ({ hostname }: URL): boolean => loopback.has(hostname);

/** Whether a text is an absolute URL without credentials and fragment that the pool may request or redirect to. */
export function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  return isSecure && !text.includes('#') && url.username === '' && url.password === '';
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new FederationError('The response has more than 1 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Requests a text from a provider. Follows no redirect, and throws a FederationError that begins with `what` for an error
 * status, a response of more than 1 MB, and after five seconds.
 */
export async function requestText(what: string, url: string, init: RequestInit = {}): Promise<string> {
  let status: number;
  let body: string;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    ({ status } = response);
    body = await readLimited(response);
  } catch (error) {
    const reason = error instanceof FederationError ? error.message : 'no response';
    throw new FederationError(`${what}: ${reason}`);
  }
  if (status !== 200) throw new FederationError(`${what} - ${status} - ${errorIn(body)}`);
  return body;
}

/** The error that a body names (RFC 6749, section 5.2), or a general one. */
function errorIn(body: string): string {
  try {
    const { error, error_description: description = '' } = JSON.parse(body) as Record<string, unknown>;
    return typeof error === 'string' ? `${error} ${String(description)}`.trim().slice(0, 200) : 'error';
  } catch {
    return 'error';
  }
}

/** Requests a JSON object, as `requestText`. */
export async function requestJson(
  what: string,
  url: string,
  init?: RequestInit,
): Promise<Record<string, unknown>> {
  const body = await requestText(what, url, init);
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new FederationError(`${what}: the response is not a JSON object.`);
}
