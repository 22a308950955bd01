import { useRef } from 'react';

/**
 * Returns a function that makes the idempotency key of a request. The same values have the same key, so that a retry after
 * a lost response creates nothing twice.
 */
export function useRequestKey(): (values: object) => string {
  const sent = useRef({ values: '', key: '' });
  return (values) => {
    const text = JSON.stringify(values);
    if (sent.current.values !== text) sent.current = { values: text, key: crypto.randomUUID() };
    return sent.current.key;
  };
}
