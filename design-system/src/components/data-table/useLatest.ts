import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for the component's life that calls the latest one, so that memoised children keep their place. */
export function useLatest<Arguments extends unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
