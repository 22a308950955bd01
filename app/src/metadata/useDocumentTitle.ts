import { useEffect } from 'react';
import { siteName } from '../copy/site.ts';

/** Names the page after what was loaded, where the route alone cannot know it; undefined leaves the title. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${siteName}`;
  }, [title]);
}
