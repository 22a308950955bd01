import { randomBytes } from 'node:crypto';
import { fingerprint } from '../pool/keys.ts';
import type { Context } from '../pool/context.ts';
import type { BrowserSessionRecord, ProviderRecord } from '../pool/records.ts';
import type { PageRequest } from './exchange.ts';

/** The lifetime of a browser's session at the domain, in milliseconds. Cognito does not let anyone change it. */
const BROWSER_SESSION_MS = 3_600_000;

const SESSION_COOKIE = 'cognito';

/** The name of the cookie by which the pool knows the browser that started a sign-in. */
const stateCookie = (type: ProviderRecord['type']) => (type === 'SAML' ? 'csrf-state-saml' : 'csrf-state');

/** Returns a text that nobody can guess. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

function cookie(
  { pool }: PageRequest,
  name: string,
  value: string,
  seconds: number,
  isCrossSite = false,
): string {
  const { protocol, pathname } = new URL(pool.domain);
  const isSecure = isCrossSite || protocol === 'https:';
  return [
    `${name}=${value}`,
    `Path=${pathname}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    // A SAML provider's form is posted from another site; browsers send such a cookie only if it is secure.
    isCrossSite ? 'SameSite=None' : 'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** Marks the browser that starts a sign-in. Returns the mark's hash and the cookie. */
export function markBrowser(
  request: PageRequest,
  type: ProviderRecord['type'],
): { hash: string; cookie: string } {
  const name = stateCookie(type);
  // The mark stays, so that two tabs can sign in at the same time.
  const value = request.cookies.get(name) ?? randomToken();
  return { hash: fingerprint(value), cookie: cookie(request, name, value, 3600, type === 'SAML') };
}

/** Whether a request is from the browser with a mark. */
export const isMarked = ({ cookies }: PageRequest, type: ProviderRecord['type'], hash: string): boolean =>
  fingerprint(cookies.get(stateCookie(type)) ?? '') === hash;

/** Stores a session of a browser. Returns its cookie. */
export function startBrowserSession(
  { store }: Context,
  request: PageRequest,
  session: Omit<BrowserSessionRecord, 'id' | 'expiresAt'>,
): string {
  const value = randomToken();
  const expiresAt = session.authenticatedAt + BROWSER_SESSION_MS;
  const index = { owner: session.sub, expiresAt };
  const id = fingerprint(value);
  store.browserSessions.put(request.pool.id, id, { ...session, id, expiresAt }, index);
  return cookie(request, SESSION_COOKIE, value, BROWSER_SESSION_MS / 1000);
}

/** Returns the session of the request's browser, if there is one that has not ended. */
export function readBrowserSession(
  { store }: Context,
  request: PageRequest,
): BrowserSessionRecord | undefined {
  const value = request.cookies.get(SESSION_COOKIE);
  const session = value ? store.browserSessions.get(request.pool.id, fingerprint(value)) : undefined;
  return session && session.expiresAt > Date.now() ? session : undefined;
}

/** Ends the session of the request's browser. Returns the cookie that deletes its cookie. */
export function endBrowserSession({ store }: Context, request: PageRequest): string {
  const value = request.cookies.get(SESSION_COOKIE);
  if (value) store.browserSessions.delete(request.pool.id, fingerprint(value));
  return cookie(request, SESSION_COOKIE, '', 0);
}
