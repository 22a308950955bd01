import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a function that opens another page and resolves when this page has unmounted. The router's promise resolves
 * earlier. A page that needs a session would redirect to sign-in when the session ends, so it is left first.
 */
export function useLeave(): (path: string, state?: unknown) => Promise<void> {
  const navigate = useNavigate();
  const onUnmount = useRef<() => void>(undefined);
  useEffect(() => () => onUnmount.current?.(), []);
  return (path, state) =>
    new Promise((resolve) => {
      onUnmount.current = resolve;
      void navigate(path, { state });
    });
}
