import { randomBytes } from 'node:crypto';
import type { Context } from './context.ts';
import { invalidParameter, notAuthorized } from './errors.ts';
import { fingerprint } from './keys.ts';
import type { ClientRecord, SessionRecord } from './model.ts';

const DEFAULT_MINUTES = 3;
const MOST_FAILURES = 5;

function put(
  { store }: Context,
  client: ClientRecord,
  text: string,
  record: SessionRecord,
  expiresAt: number,
) {
  const id = fingerprint(text);
  store.sessions.put(client.poolId, id, { ...record, expiresAt }, { owner: record.sub, expiresAt });
}

/** Begins a challenge; the text answered is the request's `Session`, of which only the hash is kept. */
export function openSession(
  context: Context,
  client: ClientRecord,
  sub: string,
  challenge: SessionRecord['challenge'],
): string {
  const text = randomBytes(48).toString('base64url');
  const minutes = client.config.AuthSessionValidity ?? DEFAULT_MINUTES;
  const record = { sub, clientId: client.id, challenge, failures: 0, expiresAt: 0 };
  put(context, client, text, record, Date.now() + minutes * 60_000);
  return text;
}

/** The challenge a session waits for. Throws when it is missing, unknown, expired or of another challenge. */
export function requireSession(
  context: Context,
  client: ClientRecord,
  text: string | undefined,
  challenge: string,
): SessionRecord {
  if (text === undefined) throw invalidParameter('Missing required parameter Session');
  const record = context.store.sessions.get(client.poolId, fingerprint(text));
  if (!record || record.clientId !== client.id || record.challenge !== challenge)
    throw notAuthorized('Invalid session for the user.');
  if (record.expiresAt < Date.now()) throw notAuthorized('Invalid session for the user, session is expired.');
  return record;
}

/** Ends a session; it is good for one answer. */
export const closeSession = ({ store }: Context, client: ClientRecord, text: string) =>
  store.sessions.delete(client.poolId, fingerprint(text));

/** Counts a wrong answer; the fifth ends the session. */
export function countFailure(
  context: Context,
  client: ClientRecord,
  text: string,
  record: SessionRecord,
): void {
  const failures = record.failures + 1;
  if (failures >= MOST_FAILURES) closeSession(context, client, text);
  else put(context, client, text, { ...record, failures }, record.expiresAt);
}
