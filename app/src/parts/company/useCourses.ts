import type { Course } from '@redwhiteandcode/contract/catalog/operations.ts';
import { usePublicList } from '../../shell/api/usePublicQuery.ts';

/** Returns the courses that can be assigned, by title: those with lessons to learn. Empty while they are loading. */
export function useCourses(): readonly Pick<Course, 'id' | 'title'>[] {
  const catalog = usePublicList('GET /api/courses', { query: { kind: 'catalog' } });
  const featured = usePublicList('GET /api/courses', { query: { kind: 'featured' } });
  return [...(featured.data ?? []), ...(catalog.data ?? [])]
    .filter(({ lesson_count, awaits_review }) => lesson_count > 0 && !awaits_review)
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en-US'));
}
