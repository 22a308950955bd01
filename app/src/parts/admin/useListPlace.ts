import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { keepFocus } from '../../shell/frame/useNavigationFocus.ts';
import type { ListPlace } from './adminList.ts';
import { type ListShape, type PageStart, pagesOf, readPlace, writePlace } from './listPlace.ts';

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
