import { useEffect, useEffectEvent, useState } from 'react';

/** How long a search waits for the next letter, in milliseconds. */
export const searchPause = 300;

/** What stands in a search box, what was last searched by it, and what the address was last seen to ask for. */
export interface SearchText {
  words: string;
  sent: string;
  seen: string;
}

/** The state after the address asks for `q`: another search takes the box over, one's own leaves what is typed since. */
export const seeAddress = (state: SearchText, q: string): SearchText =>
  q === state.sent ? { ...state, seen: q } : { words: q, sent: q, seen: q };

/** The words of a search box, shown at once and searched when the typing pauses; the address, when it changes, wins. */
export function useSearchText(
  q: string,
  onSearch: (q: string) => void,
): [words: string, type: (words: string) => void] {
  const [state, setState] = useState<SearchText>({ words: q, sent: q, seen: q });
  if (q !== state.seen) setState(seeAddress(state, q));
  const sought = state.words.trim();
  const search = useEffectEvent(() => {
    setState((current) => ({ ...current, sent: sought }));
    onSearch(sought);
  });
  const isWaiting = sought !== state.sent;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => search(), searchPause);
    return () => clearTimeout(timer);
  }, [sought, isWaiting]);
  return [state.words, (words) => setState((current) => ({ ...current, words }))];
}
