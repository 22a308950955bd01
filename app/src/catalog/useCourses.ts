import { type ReactNode, useEffect } from 'react';
import { usePublicList } from '../api/useLive.tsx';
import { builtInCatalog, builtInFeatured, type ListedCourse } from '../pages/course/builtIn.ts';

const builtIn = { catalog: builtInCatalog, featured: builtInFeatured };

/**
 * The courses of the catalog or the featured ones: the built-in list until, and unless, the API answers with rows. The
 * second part is the element that asks, to be rendered.
 */
export function useCourses(
  kind: 'catalog' | 'featured',
): [courses: readonly ListedCourse[], feed: ReactNode] {
  const [{ data, error }, feed] = usePublicList('GET /api/courses', { query: { kind } });
  useEffect(() => {
    if (error) console.error('The courses could not be loaded; the built-in list is shown.', error);
  }, [error]);
  return [data && data.length > 0 ? data : builtIn[kind], feed];
}
