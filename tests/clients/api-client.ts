import { setTimeout } from 'node:timers/promises';
import { userPoolSettings } from '@redwhiteandcode/contract/identity/user-pool.ts';

/** An API response with its parsed body. */
export interface ApiResponse {
  status: number;
  headers: Headers;
  // Bodies have many shapes; each test states what it expects.
  body: ReturnType<typeof JSON.parse>;
}

/** A caller of the API: a visitor or a user with an access token. */
export interface Caller {
  token: string | undefined;
  userId: string | undefined;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
}

/** Creates a caller of the API at an origin. */
export function createCaller(origin: string, token?: string, userId?: string): Caller {
  return {
    token,
    userId,
    async send(method, path, body, headers = {}) {
      const content = body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
      };
      const response = await fetch(origin + path, {
        method,
        // A redirect leads to a page, which is not the API's response.
        redirect: 'manual',
        headers: {
          ...(content && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...content,
      });
      const text = await response.text();
      const isJson = /json/.test(response.headers.get('content-type') ?? '');
      return {
        status: response.status,
        headers: response.headers,
        body: isJson && text ? JSON.parse(text) : text,
      };
    },
  };
}

/** Signs in to an existing account. */
export async function signIn(origin: string, email: string, password: string): Promise<Caller> {
  const { status, body } = await createCaller(origin).send('POST', '/api/auth/sign-in', { email, password });
  if (status !== 200) throw new Error(`Sign-in of ${email} returned ${status}: ${JSON.stringify(body)}`);
  return createCaller(origin, body.access_token, body.user.id);
}

/** Half of the time that a token is valid, in milliseconds. */
const renewAfter = (userPoolSettings.client.AccessTokenValidity * 60_000) / 2;

/** Signs in to an existing account for a whole run, which may take longer than a token is valid: signs in again in time. */
export async function staySignedIn(origin: string, email: string, password: string): Promise<Caller> {
  let caller = await signIn(origin, email, password);
  let since = Date.now();
  return {
    get token() {
      return caller.token;
    },
    userId: caller.userId,
    async send(...request) {
      if (Date.now() - since > renewAfter) {
        // At once, so that concurrent requests use the old token.
        since = Date.now();
        caller = await signIn(origin, email, password);
      }
      return caller.send(...request);
    },
  };
}

/** Creates an account and signs in. */
export async function newLearner(
  origin: string,
  full_name = 'Test Learner',
): Promise<Caller & { email: string; password: string }> {
  const email = `test-${crypto.randomUUID()}@example.com`;
  const password = 'test-password';
  const account = { email, password, full_name };
  const { status, body } = await createCaller(origin).send('POST', '/api/auth/sign-up', account);
  if (status !== 201) throw new Error(`Sign-up returned ${status}: ${JSON.stringify(body)}`);
  return { ...(await signIn(origin, email, password)), email, password };
}

/** Returns the platform's stored counts that do not match the rows they count. */
export const recount = async (origin: string): Promise<unknown[]> =>
  (await createCaller(origin).send('GET', '/local/recount.json')).body.differences;

/**
 * Throws if a stored count of a platform differs from its rows. Waits, because rows are indexed and counted after a response.
 * It reads the whole table, so a run calls it once, at its end.
 */
export async function assertTrueCounts(origin: string): Promise<void> {
  for (let tries = 0, differences: unknown[] = []; ; tries++) {
    differences = await recount(origin);
    if (differences.length === 0) return;
    if (tries === 60) throw new Error(`Counts differ from their rows: ${JSON.stringify(differences)}`);
    await setTimeout(1000);
  }
}

/** Returns the items of all pages of a list. The address must include a query string. */
export async function readPages(caller: Caller, address: string): Promise<ApiResponse['body'][]> {
  const items = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await caller.send('GET', cursor ? `${address}&cursor=${cursor}` : address);
    items.push(...body.items);
    cursor = body.next as string | null;
  }
  return items;
}

/** An email in the local outbox. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

/** Returns the emails that a platform sent to an address, newest first. */
export async function emailsTo(origin: string, address: string): Promise<Email[]> {
  const { body } = await createCaller(origin).send('GET', '/local/outbox.json');
  return (body as Email[]).filter(({ to }) => to === address);
}

/** Returns the code of the link in an email. */
export const codeIn = (email: Email | undefined): string => /code=(\S+)/.exec(email?.text ?? '')?.[1] ?? '';

/** Proves an address with the link in its newest email. */
export async function proveAddress(origin: string, address: string): Promise<void> {
  const code = codeIn((await emailsTo(origin, address)).find(({ text }) => text.includes('/verify-email?')));
  const { status } = await createCaller(origin).send('POST', '/api/auth/email-proof', { code });
  if (status !== 204) throw new Error(`The proof of ${address} returned ${status}`);
}

/** Makes a call `count` times concurrently. */
export const atOnce = <Result>(count: number, call: (at: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => call(at)));

/** Counts the responses with each status. */
export function countStatuses(responses: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
