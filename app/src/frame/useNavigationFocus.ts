import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusable, focusPage } from '../pages/frame/focusPage.ts';

/** Navigation state of a move within one screen: focus stays where it is, and nothing is announced. */
export const keepFocus = { keepFocus: true } as const;

/** The heading that an anchor leads to, or the anchored element itself. */
function anchorTarget(hash: string): HTMLElement | null {
  const id = decodeURIComponent(hash.slice(1));
  return document.getElementById(`${id}-heading`) ?? document.getElementById(id);
}

/**
 * After moving to another page, moves focus to its heading (or to the anchor's) and answers the page's title, to be
 * announced. The first page is left to the browser, except for an anchor's focus.
 */
export function useNavigationFocus(): string {
  const { pathname, hash, key, state } = useLocation();
  const staysPut = (state as Partial<typeof keepFocus> | null)?.keepFocus === true;
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef<string>(undefined);

  useEffect(() => {
    const isFirst = previous.current === undefined;
    const isNewPage = !isFirst && previous.current !== pathname && !staysPut;
    previous.current = pathname;
    delete document.documentElement.dataset['scroll'];
    if (isNewPage) setAnnouncement(document.title);
    if (hash) focusable(anchorTarget(hash))?.focus({ preventScroll: true });
    else if (isNewPage) focusPage();
  }, [pathname, hash, key, staysPut]);

  return announcement;
}
