import type { ReactNode } from 'react';
import { usePublicList } from '../api/useLive.tsx';

/**
 * How many courses the catalog has: the built-in list's number, which the build counts so that no list is loaded for it,
 * until the API answers with rows. The second part is the element that asks, to be rendered.
 */
export function useCatalogSize(): [size: number, feed: ReactNode] {
  const [{ data }, feed] = usePublicList('GET /api/courses', { query: { kind: 'catalog' } });
  return [data && data.length > 0 ? data.length : catalogSize, feed];
}

/** How many courses the built-in catalog has. */
export const catalogSize: number = __CATALOG_SIZE__;
