import { invalidParameter } from './errors.ts';

const LONGEST_PAGE = 60;

/**
 * One page of things in the order of their positions, with the token for the next. A thing that is removed
 * between two pages costs no other thing its place.
 */
export function page<T>(
  entries: { position: number; value: T }[],
  limit: number | undefined,
  token: string | undefined,
): { items: T[]; next?: string } {
  const after = token === undefined ? -1 : readToken(token);
  const rest = entries.filter((entry) => entry.position > after);
  const taken = rest.slice(0, limit || LONGEST_PAGE);
  const items = taken.map((entry) => entry.value);
  const last = taken.at(-1);
  if (!last || taken.length === rest.length) return { items };
  return { items, next: Buffer.from(JSON.stringify({ after: last.position })).toString('base64url') };
}

function readToken(token: string): number {
  const match = /^\{"after":(\d+)\}$/.exec(Buffer.from(token, 'base64url').toString());
  if (!match) throw invalidParameter('Invalid pagination token.');
  return Number(match[1]);
}
