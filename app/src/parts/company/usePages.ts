import { useState } from 'react';

/** The buttons of a list's pages. */
export interface ListPages {
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** The page of a list that is shown. */
export interface ShownPage {
  /** The query of the page; empty for the first one. */
  page: { cursor?: string };
  /** Returns the buttons of the pages; undefined if everything is on one page. `next` is the cursor that the page returned. */
  pagesOf: (next: string | null | undefined) => ListPages | undefined;
}

/** Turns the pages of a list. The cursors of the pages before lead back. `of` names the list: another one starts at its first page. */
export function usePages(of = ''): ShownPage {
  const [turned, setTurned] = useState<{ of: string; cursors: readonly string[] }>({ of, cursors: [] });
  const cursors = turned.of === of ? turned.cursors : [];
  const cursor = cursors.at(-1);
  return {
    page: cursor === undefined ? {} : { cursor },
    pagesOf: (next) => {
      if (cursors.length === 0 && !next) return undefined;
      return {
        hasPrevious: cursors.length > 0,
        hasNext: Boolean(next),
        onPrevious: () => setTurned({ of, cursors: cursors.slice(0, -1) }),
        onNext: () => next && setTurned({ of, cursors: [...cursors, next] }),
      };
    },
  };
}
