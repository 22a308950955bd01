import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusable, focusPage } from './focusPage.ts';

/** The navigation state of a change within one screen: focus does not move, and nothing is announced. */
export const keepFocus = { keepFocus: true } as const;

/** The navigation state of a redirect to a page's content: on the first page, the title is announced and focus stays. */
export const announceOnly = { keepFocus: true, isAnnounced: true } as const;

/** Returns the anchored element, or with a suffix the element whose id ends with it. */
const anchored = (hash: string, suffix = ''): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)) + suffix);

/** Moves focus to the heading of an anchor's section, or to the anchored element. */
const focusAnchor = (hash: string): void =>
  focusable(anchored(hash, '-heading') ?? anchored(hash))?.focus({ preventScroll: true });

/**
 * After a navigation to another page, moves focus to the page's or the anchor's heading, and returns the page's title to
 * be announced. On the first page it only moves focus to an anchor.
 */
export function useNavigationFocus(): string {
  const { pathname, hash, key, state } = useLocation();
  const { keepFocus: keepsFocus = false, isAnnounced = !keepsFocus } =
    (state as Partial<typeof announceOnly> | null) ?? {};
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef<string>(undefined);
  const hasNavigated = useRef(false);

  useEffect(() => {
    const isFirst = previous.current === undefined;
    const isNewPage = !isFirst && previous.current !== pathname;
    previous.current = pathname;
    delete document.documentElement.dataset['scroll'];
    if (isNewPage && isAnnounced) setAnnouncement(document.title);
    // The router cannot tell a hash that was typed into the address bar from the first page, and restores its position.
    if (hash && history.state === null) anchored(hash)?.scrollIntoView();
    if (hash) focusAnchor(hash);
    else if (isNewPage && (!keepsFocus || (isAnnounced && hasNavigated.current))) focusPage();
    if (isNewPage && !keepsFocus) hasNavigated.current = true;
    // When the document has been parsed, browsers clear the focus if they cannot focus the anchored element itself.
    const restore = () => {
      if (hash && document.activeElement === document.body) focusAnchor(hash);
    };
    if (isFirst) addEventListener('load', restore, { once: true });
    return () => removeEventListener('load', restore);
  }, [pathname, hash, key, keepsFocus, isAnnounced]);

  return announcement;
}
