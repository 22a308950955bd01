import { usePublicList } from '../../shell/api/usePublicQuery.ts';

/**
 * Returns the number of courses in the catalog. Until the API returns rows, it is the number of built-in courses, which the
 * build counts so that the page need not load them.
 */
export const useCatalogSize = () => useListSize('catalog', __CATALOG_SIZE__);

/** Returns the number of featured courses as `useCatalogSize` returns that of the catalog. */
export const useFeaturedSize = () => useListSize('featured', __FEATURED_SIZE__);

function useListSize(kind: 'catalog' | 'featured', builtIn: number): number {
  const { data } = usePublicList('GET /api/courses', { query: { kind } });
  return data && data.length > 0 ? data.length : builtIn;
}
