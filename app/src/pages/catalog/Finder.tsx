import type { CourseSearch } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useListOr, usePublicQuery } from '../../shell/api/usePublicQuery.ts';
import { useHydrated } from '../../shell/hydration/useHydrated.ts';
import { keepFocus } from '../../shell/frame/useNavigationFocus.ts';
import { useIsLeaving } from '../../shell/frame/useIsLeaving.ts';
import { useSearchText } from '../../shell/frame/useSearchText.ts';
import { type FoundCourses, readCourseSearch, writeCourseSearch } from '../../parts/catalog/courseSearch.ts';
import { CourseList } from './CourseList.tsx';
import { notifyOf } from '../../parts/waitlist/Notify.tsx';
import { useFreeLabel } from '../../parts/catalog/useFreeLabel.ts';
import { catalogCourses, featuredCourses } from '../../parts/catalog/builtInLists.ts';

/** All courses, from the API, with the search in the address. */
export default function Finder(): ReactNode {
  const catalog = useListOr(catalogCourses, 'GET /api/courses', {
    query: { kind: 'catalog' },
  });
  const featured = useListOr(featuredCourses, 'GET /api/courses', {
    query: { kind: 'featured' },
  });
  const [search, q, onSearch] = useCourseSearch();
  const freeLabel = useFreeLabel();
  const [found, failure] = useFoundCourses(q);
  return (
    <CourseList
      courses={[...featured, ...catalog]}
      freeLabel={freeLabel}
      notify={notifyOf}
      search={search}
      onSearch={onSearch}
      found={found}
      {...failure}
    />
  );
}

/** The courses that the API finds for the searched words. The previous ones stay until the next are there. */
function useFoundCourses(
  q: string,
): [found: FoundCourses | undefined, failure: { error?: string | undefined; onRetry?: () => void }] {
  const { data, error, retry } = usePublicQuery(
    'GET /api/courses/search',
    q === '' ? null : { query: { q } },
  );
  const [latest, setLatest] = useState<FoundCourses>();
  if (q === '' && latest) setLatest(undefined);
  else if (data && (latest?.q !== q || latest.course_ids !== data.course_ids)) setLatest({ q, ...data });
  return [q === '' ? undefined : latest, error ? { error: error.message, onRetry: retry } : {}];
}

const noParameters = new URLSearchParams();

/** The search in the address, and its words, which the text in the box may exceed. Each choice adds a history entry, and so does the first of several typed texts. */
function useCourseSearch(): [
  search: CourseSearch,
  searched: string,
  onSearch: (search: CourseSearch) => void,
] {
  const [parameters] = useSearchParams();
  const isLeaving = useIsLeaving();
  const navigate = useNavigate();
  // The prerendered page has no query, and hydration must render the same.
  const place = readCourseSearch(useHydrated() ? parameters : noParameters);
  const go = (next: CourseSearch, replace: boolean) =>
    void navigate(
      { search: `?${writeCourseSearch(next, parameters)}` },
      { state: keepFocus, replace, preventScrollReset: true },
    );
  const [text, setText] = useSearchText(place.q, (q) => {
    if (!isLeaving()) go({ ...place, q }, place.q !== '' && q !== '');
  });
  const onSearch = (next: CourseSearch) => {
    setText(next.q);
    if (next.level !== place.level || next.track !== place.track || next.sort !== place.sort) go(next, false);
  };
  return [{ ...place, q: text }, place.q, onSearch];
}
