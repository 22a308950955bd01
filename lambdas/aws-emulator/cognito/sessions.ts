import { randomBytes } from 'node:crypto';
import type { Client } from './config.ts';
import type { Context } from './context.ts';
import { invalidParameter, notAuthorized } from './errors.ts';
import { fingerprint } from './keys.ts';
import type { SessionRecord } from './records.ts';

const VALID_MS = 3 * 60_000;
const MAX_FAILURES = 5;

function put({ store }: Context, client: Client, text: string, record: SessionRecord, expiresAt: number) {
  const id = fingerprint(text);
  store.sessions.put(client.pool.id, id, { ...record, expiresAt }, { owner: record.sub, expiresAt });
}

/** Starts a challenge and returns its `Session`, of which only the hash is stored. */
export function openSession(
  context: Context,
  client: Client,
  sub: string,
  challenge: SessionRecord['challenge'],
): string {
  const text = randomBytes(48).toString('base64url');
  const record = { sub, clientId: client.id, challenge, failures: 0, expiresAt: 0 };
  put(context, client, text, record, Date.now() + VALID_MS);
  return text;
}

/** Returns a session. Throws when it is missing, unknown, expired, or of another challenge. */
export function requireSession(
  context: Context,
  client: Client,
  text: string | undefined,
  challenge: string,
): SessionRecord {
  if (text === undefined) throw invalidParameter('Missing required parameter Session');
  const record = context.store.sessions.get(client.pool.id, fingerprint(text));
  if (!record || record.clientId !== client.id || record.challenge !== challenge)
    throw notAuthorized('Invalid session for the user.');
  if (record.expiresAt < Date.now()) throw notAuthorized('Invalid session for the user, session is expired.');
  return record;
}

/** Ends a session, which allows one response. Returns whether it existed. */
export const closeSession = ({ store }: Context, client: Client, text: string) =>
  store.sessions.delete(client.pool.id, fingerprint(text));

/** Counts a wrong response; the fifth ends the session. */
export function countFailure(context: Context, client: Client, text: string, record: SessionRecord): void {
  const failures = record.failures + 1;
  if (failures >= MAX_FAILURES) closeSession(context, client, text);
  else put(context, client, text, { ...record, failures }, record.expiresAt);
}
