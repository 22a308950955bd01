import type { ReactNode } from 'react';
import { usePublicList } from '../api/usePublicQuery.tsx';

/**
 * Returns the number of courses in the catalog, and the element that runs the query: the page must render it. Until the
 * API returns rows, it is the number of built-in courses, which the build counts so that the page need not load them.
 */
export function useCatalogSize(): [size: number, queryElement: ReactNode] {
  const [{ data }, queryElement] = usePublicList('GET /api/courses', { query: { kind: 'catalog' } });
  return [data && data.length > 0 ? data.length : catalogSize, queryElement];
}

/** The number of built-in courses in the catalog. */
export const catalogSize: number = __CATALOG_SIZE__;
