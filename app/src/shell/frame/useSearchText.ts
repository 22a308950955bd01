import { useEffect, useEffectEvent, useState } from 'react';

/** The time from the last keystroke to the search, in milliseconds. */
const searchDelay = 300;

/** The state of a search box. */
export interface SearchText {
  /** The text in the box. */
  text: string;
  /** The last search that the box started. */
  searched: string;
  /** The search in the address at the last render. */
  q: string;
}

/** Returns the state after the address changes to `q`. The box shows `q`, unless it started that search itself. */
export const followAddress = (state: SearchText, q: string): SearchText =>
  q === state.searched ? { ...state, q } : { text: q, searched: q, q };

/** The text of a search box. A pause in typing starts the search; a change of the address replaces the text. */
export function useSearchText(
  q: string,
  onSearch: (q: string) => void,
): [text: string, setText: (text: string) => void] {
  const [state, setState] = useState<SearchText>({ text: q, searched: q, q });
  if (q !== state.q) setState(followAddress(state, q));
  const trimmed = state.text.trim();
  const search = useEffectEvent(() => {
    setState((current) => ({ ...current, searched: trimmed }));
    onSearch(trimmed);
  });
  const isWaiting = trimmed !== state.searched;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => search(), searchDelay);
    return () => clearTimeout(timer);
  }, [trimmed, isWaiting]);
  return [state.text, (text) => setState((current) => ({ ...current, text }))];
}
