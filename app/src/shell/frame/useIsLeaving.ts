import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Returns a function that returns whether the page is being left: a navigation is under way, or has changed the address and
 * is not rendered yet. What such a page writes into the address would cancel the navigation or name the wrong page.
 */
export function useIsLeaving(): () => boolean {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  return () => window.location.pathname !== pathname || latest.current !== 'idle';
}
