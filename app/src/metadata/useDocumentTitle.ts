import { useEffect } from 'react';
import { siteName } from '../copy/site.ts';

/**
 * Names the page after what was loaded, where the route alone cannot know it; undefined leaves the title. The name goes
 * with what it belongs to: the next page has its own, or the route's again.
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    const mine = `${title} | ${siteName}`;
    document.title = mine;
    return () => {
      if (document.title === mine) document.title = before;
    };
  }, [title]);
}
