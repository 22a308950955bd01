import { isDeepStrictEqual } from 'node:util';
import { erasedUser } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { addressHash } from '../platform/address-hash.ts';
import type { Key } from '../platform/keys.ts';

/** Any row of the table. */
export type Row = Readonly<Record<string, unknown>> & Key;

/** The keys of the rows of a kind: each is the whole key, its beginning if it ends in `#`, or any key if it is empty. */
export interface KeyPattern {
  pk: string;
  sk: string;
}

const matches = (pattern: string, key: string): boolean =>
  pattern === '' || pattern.endsWith('#')
    ? key.startsWith(pattern) && key.length > pattern.length
    : key === pattern;

/** Returns whether a key is one of these. */
export const hasKey = (pattern: KeyPattern, { pk, sk }: Key): boolean =>
  matches(pattern.pk, pk) && matches(pattern.sk, sk);

/** The subject of audit entries about an erased user. */
const erasedSubject = 'Deleted user';

/** Returns a value in which an ID is replaced by that of an erased user, at any depth. */
export function withoutId(value: unknown, id: string): unknown {
  if (value === id) return erasedUser;
  if (Array.isArray(value)) return value.map((each) => withoutId(each, id));
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Uint8Array)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutId(each, id)]));
}

/** Returns the attributes of a row that name an ID, with the ID of an erased user in its place. */
export function attributesWithoutId(row: Row, id: string): Record<string, unknown> {
  const changed = Object.entries(row).flatMap(([name, value]) => {
    const without = withoutId(value, id);
    return isDeepStrictEqual(without, value) ? [] : [[name, without]];
  });
  return Object.fromEntries(changed) as Record<string, unknown>;
}

/** An email address that a person has proven to own; `until` says since when it is no longer the account's. */
export interface OwnAddress {
  email: string;
  until?: string | undefined;
}

/** Whether something of a time that names an address is about its owner: others may get a former address later. */
export const isOf = ({ until }: OwnAddress, at: string): boolean => until === undefined || at <= until;

/** Returns all texts in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const escaped = (text: string): string => text.replace(/[^a-z0-9]/g, '\\$&');

/** Whether a text names this email address, and not only one that contains it. `email` is in lower case. */
export function namesAddress(text: string, email: string): boolean {
  const before = "(?<![a-z0-9._%+-]|[a-z0-9][!#$&'*/=?^`{|}~])";
  const after = '(?![a-z0-9-]|\\.[a-z0-9])';
  return new RegExp(`${before}${escaped(email)}${after}`, 'i').test(text);
}

/** An audit entry, as far as it may name a person. */
export interface AuditText {
  at: string;
  actor_id: string;
  subject: string;
  changes: readonly { field: string; before?: string | undefined; after?: string | undefined }[];
  about?: string | undefined;
}

/** Whether an audit entry is about a user: by ID, by the hash of an address, or by its text. */
export function isAbout(
  { at, subject, changes, about }: AuditText,
  { user_id, addresses }: { user_id: string; addresses: readonly OwnAddress[] },
): boolean {
  const emails = addresses.filter((address) => isOf(address, at)).map(({ email }) => email);
  if (about === user_id || emails.some((email) => addressHash(email) === about)) return true;
  return textsIn([subject, changes]).some(
    (text) => text.includes(user_id) || emails.some((email) => namesAddress(text, email)),
  );
}

const orderNumber = /^RWC-O-/;

/** Returns the text of an audit entry about an erased user: the fields that were changed, but not their values. */
export const auditWithoutPerson = ({ subject, changes }: AuditText) => ({
  subject: orderNumber.test(subject) ? subject : erasedSubject,
  changes: changes.map(({ field }) => ({ field })),
});

/** The attributes that no export shows: keys, versions, and marks of requests. */
const internals = new Set([
  'pk',
  'sk',
  'gsi1pk',
  'gsi1sk',
  'gsi2pk',
  'gsi2sk',
  'ttl',
  'version',
  'mark',
  'call',
]);

/** The reader of an archive, and the names that files have in it. */
export interface Reader {
  userId: string;
  fileName: (key: string) => string;
}

const id = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Returns who made a change: the reader, an administrator without the ID, or what the row says. */
function actorIn(by: unknown, { userId }: Reader): unknown {
  if (by === userId) return 'you';
  return typeof by === 'string' && id.test(by) ? 'an administrator' : by;
}

/**
 * Returns a value as an archive shows it: without internals and IDs of others, with lists in place of sets, and with the
 * files' names in the archive.
 */
export function shown(value: unknown, reader: Reader): unknown {
  if (typeof value === 'string') return reader.fileName(value);
  if (value instanceof Set) return [...value];
  if (Array.isArray(value)) return value.map((each) => shown(each, reader));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !internals.has(name))
      .map(([name, each]) => [name, name === 'by' ? actorIn(each, reader) : shown(each, reader)]),
  );
}
