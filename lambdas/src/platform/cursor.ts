import * as z from 'zod';
import { fieldProblem } from './http-problem.ts';

const Keys = z.record(z.string(), z.string());

/** Encodes the last key of a page as an opaque string. */
export const encodeCursor = (key: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(Keys.parse(key))).toString('base64url');

/**
 * Decodes a cursor. Throws an HttpProblem 400 unless it contains exactly the keys of this listing, so that a forged
 * cursor cannot read other rows.
 */
export function decodeCursor(
  cursor: string,
  listing: { index?: 'gsi1' | 'gsi2'; pk: string; prefix?: string },
): Record<string, string> {
  const refused = fieldProblem(400, 'query.cursor', 'The cursor does not belong to this list.');
  const prefix = listing.index ?? '';
  const names = listing.index ? ['pk', 'sk', `${prefix}pk`, `${prefix}sk`] : ['pk', 'sk'];
  let decoded: unknown;
  try {
    decoded = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw refused;
  }
  const parsed = Keys.safeParse(decoded);
  if (!parsed.success) throw refused;
  const key = parsed.data;
  const isOfListing =
    Object.keys(key).sort().join() === names.toSorted().join() &&
    key[`${prefix}pk`] === listing.pk &&
    (key[`${prefix}sk`] ?? '').startsWith(listing.prefix ?? '') &&
    Object.values(key).every((value) => value.length > 0);
  if (!isOfListing) throw refused;
  return key;
}
