import { useEffect } from 'react';
import { siteName } from '../site/siteCopy.ts';

/**
 * Sets the page's title after loaded data that the route's `meta` does not have; undefined leaves the title unchanged.
 * Restores the previous title on unmount unless the next page has set its own.
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const previous = document.title;
    const full = `${title} | ${siteName}`;
    document.title = full;
    return () => {
      if (document.title === full) document.title = previous;
    };
  }, [title]);
}
