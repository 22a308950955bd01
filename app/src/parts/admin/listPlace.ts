import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { keepFocus } from '../../shell/frame/useNavigationFocus.ts';
import type { DataTableSort } from '@redwhiteandcode/design-system';

/** The search, order and filters of a list, as in the page's address. */
export interface ListPlace {
  q: string;
  sort: DataTableSort;
  states: Readonly<Record<string, string>>;
  /** The number of rows on a page. */
  limit: number;
}

/** The page sizes to choose from; the first is the default. */
export const pageSizes = [25, 50, 100] as const;

/** The orders and filters that a list's operation supports. */
export interface ListShape {
  /** The sortable fields; the first is the default order, newest first. */
  sorts: readonly [string, ...string[]];
  /** The filter parameters with their values: `{ application_status: ['pending'] }`. */
  states?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The start of a list's page: the server's cursor, and the number of rows before the page. */
interface PageStart {
  cursor?: string;
  start: number;
}

/** The start of the first page. */
export const firstPage: PageStart = { start: 0 };
const directions = ['ascending', 'descending'] as const;

const defaultSort = ({ sorts: [column] }: ListShape): DataTableSort => ({ column, direction: 'descending' });

/** Reads the place from an address; ignores parameters and values that the list does not support. */
export function readPlace(address: URLSearchParams, shape: ListShape): ListPlace {
  const { sorts, states = {} } = shape;
  const column = sorts.find((one) => one === address.get('sort'));
  const direction = directions.find((name) => name === address.get('order')) ?? 'descending';
  const chosen = Object.entries(states).map(([name, values]) => [
    name,
    values.find((value) => value === address.get(name)),
  ]);
  return {
    q: (address.get('q') ?? '').trim().slice(0, 100),
    sort: column ? { column, direction } : defaultSort(shape),
    states: Object.fromEntries(chosen.filter(([, value]) => value !== undefined)),
    limit: pageSizes.find((size) => String(size) === address.get('limit')) ?? pageSizes[0],
  };
}

/** Returns the address with a place: defaults are omitted, other parameters stay. */
export function writePlace(address: URLSearchParams, shape: ListShape, place: ListPlace): URLSearchParams {
  const initial = defaultSort(shape);
  const isDefault = place.sort.column === initial.column && place.sort.direction === initial.direction;
  const parameters: Record<string, string | number | undefined> = {
    ...Object.fromEntries(Object.keys(shape.states ?? {}).map((name) => [name, place.states[name]])),
    q: place.q,
    sort: isDefault ? undefined : place.sort.column,
    order: isDefault ? undefined : place.sort.direction,
    limit: place.limit === pageSizes[0] ? undefined : place.limit,
  };
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Returns the API query of a place, without its page. Search results have their own order, so it names none. */
export const queryOf = ({ q, sort, states }: ListPlace): Record<string, string> =>
  q === '' ? { ...states, sort: sort.column, order: sort.direction } : { ...states, q };

/** Returns the pages from the first to the current one, which the history entry stores. */
export function pagesOf(state: unknown): readonly PageStart[] {
  const { pages } = (state ?? {}) as { pages?: unknown };
  return Array.isArray(pages) && pages.length > 0 && pages.every(isPageStart) ? pages : [firstPage];
}

const isPageStart = (page: unknown): page is PageStart =>
  typeof page === 'object' && page !== null && 'start' in page && typeof page.start === 'number';

/** Returns the range of the rows shown: '26–50 of 240', '26–50' if the total is unknown, '' for no rows. */
export function rangeOf(start: number, shown: number, count: number | undefined): string {
  if (shown === 0) return '';
  const format = (row: number) => row.toLocaleString('en-US');
  const range = `${format(start + 1)}–${format(start + shown)}`;
  return count === undefined ? range : `${range} of ${format(count)}`;
}

/** The place in a list. The address stores it, and the history entry stores the page, so that going back restores both. */
export interface ListPlaceState {
  place: ListPlace;
  /** The pages from the first to the current one. */
  pages: readonly PageStart[];
  /** Goes to the first page of another place. Changing the text of a search replaces the history entry. */
  go: (change: Partial<ListPlace>) => void;
  /** Goes to the last of these pages of the same place. */
  turnTo: (pages: readonly PageStart[]) => void;
}

/** Returns the place in a list, with functions that change it. */
export function useListPlace(shape: ListShape): ListPlaceState {
  const [address] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const place = readPlace(address, shape);
  return {
    place,
    pages: pagesOf(state),
    go(change) {
      const replace = Boolean(place.q && change.q);
      const search = `?${writePlace(address, shape, { ...place, ...change })}`;
      void navigate({ search }, { state: keepFocus, replace, preventScrollReset: true });
    },
    turnTo(pages) {
      void navigate({ search: `?${address}` }, { state: { ...keepFocus, pages } });
    },
  };
}
