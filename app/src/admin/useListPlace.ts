import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { keepFocus } from '../frame/useNavigationFocus.ts';
import type { ListPlace } from '../pages/admin/adminList.ts';
import { type ListShape, type PageStart, pagesOf, readPlace, writePlace } from './listPlace.ts';

/** Where one is in a list, kept by the address, and its page by the history; going back leads to both again. */
export interface ListPlaceState {
  place: ListPlace;
  /** The pages from the first to the one that is shown. */
  pages: readonly PageStart[];
  /** Goes to the first page of another place; further words for a search take the place of those before them. */
  go: (change: Partial<ListPlace>) => void;
  /** Goes to a page of the same place, by all pages up to it. */
  turnTo: (pages: readonly PageStart[]) => void;
}

/** Reads and changes where one is in a list. */
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
