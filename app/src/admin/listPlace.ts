import type { DataTableSort } from '@redwhiteandcode/design-system';
import { type ListPlace, pageSizes } from '../pages/admin/adminList.ts';

/** What a list can be asked for, as its operation takes it. */
export interface ListShape {
  /** Fields to sort by; the first is the list's own order, newest first. */
  sorts: readonly [string, ...string[]];
  /** Parameters that narrow the list to a state, each with its values: `{ application_status: ['pending'] }`. */
  states?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** A page of a list: where it begins, by the server's cursor and by the number of rows before it. */
export interface PageStart {
  cursor?: string;
  start: number;
}

/** Where every list begins. */
export const firstPage: PageStart = { start: 0 };
const ways = ['ascending', 'descending'] as const;

const ownSort = ({ sorts: [column] }: ListShape): DataTableSort => ({ column, direction: 'descending' });

/** Reads what an address asks for; what the list does not know is as if it were not there. */
export function readPlace(address: URLSearchParams, shape: ListShape): ListPlace {
  const { sorts, states = {} } = shape;
  const column = sorts.find((one) => one === address.get('sort'));
  const direction = ways.find((way) => way === address.get('order')) ?? 'descending';
  const chosen = Object.entries(states).map(([name, values]) => [
    name,
    values.find((value) => value === address.get(name)),
  ]);
  return {
    q: (address.get('q') ?? '').trim().slice(0, 100),
    sort: column ? { column, direction } : ownSort(shape),
    states: Object.fromEntries(chosen.filter(([, value]) => value !== undefined)),
    limit: pageSizes.find((size) => String(size) === address.get('limit')) ?? pageSizes[0],
  };
}

/** The address that asks for a place: what the list has of itself is left out, other parameters stay. */
export function writePlace(address: URLSearchParams, shape: ListShape, place: ListPlace): URLSearchParams {
  const own = ownSort(shape);
  const isOwn = place.sort.column === own.column && place.sort.direction === own.direction;
  const wanted: Record<string, string | number | undefined> = {
    ...Object.fromEntries(Object.keys(shape.states ?? {}).map((name) => [name, place.states[name]])),
    q: place.q,
    sort: isOwn ? undefined : place.sort.column,
    order: isOwn ? undefined : place.sort.direction,
    limit: place.limit === pageSizes[0] ? undefined : place.limit,
  };
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The query of a place for the API, without its page. Found rows come in the order of their words. */
export const queryOf = ({ q, sort, states }: ListPlace): Record<string, string> =>
  q === '' ? { ...states, sort: sort.column, order: sort.direction } : { ...states, q };

/** The pages from the first to the one that is shown, as the history's entry keeps them. */
export function pagesOf(state: unknown): readonly PageStart[] {
  const { pages } = (state ?? {}) as { pages?: unknown };
  return Array.isArray(pages) && pages.length > 0 && pages.every(isPageStart) ? pages : [firstPage];
}

const isPageStart = (page: unknown): page is PageStart =>
  typeof page === 'object' && page !== null && 'start' in page && typeof page.start === 'number';

/** What of the list is shown: '26–50 of 240', '26–50' where the number of rows is not known, '' for no rows. */
export function rangeOf(start: number, shown: number, count: number | undefined): string {
  if (shown === 0) return '';
  const written = (row: number) => row.toLocaleString('en-US');
  const range = `${written(start + 1)}–${written(start + shown)}`;
  return count === undefined ? range : `${range} of ${written(count)}`;
}
