import type { CourseSearch } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useListOr, usePublicQuery } from '../../shell/api/usePublicQuery.tsx';
import { useHydrated } from '../../shell/frame/useHydrated.ts';
import { keepFocus } from '../../shell/frame/useNavigationFocus.ts';
import { isLeaving } from '../../shell/first-load/ClientRouter.tsx';
import { useSearchText } from '../../shell/frame/useSearchText.ts';
import { type FoundCourses, readCourseSearch, writeCourseSearch } from '../../parts/catalog/courseSearch.ts';
import { CourseList } from './CourseList.tsx';
import { notifyOf } from '../../parts/waitlist/Notify.tsx';
import { useFreeLabel } from '../../parts/catalog/useFreeLabel.tsx';
import { catalogCourses, featuredCourses } from '../../parts/catalog/builtInLists.ts';

/** All courses, from the API, with the search in the address. */
export default function Finder(): ReactNode {
  const [catalog, catalogQuery] = useListOr(catalogCourses, 'GET /api/courses', {
    query: { kind: 'catalog' },
  });
  const [featured, featuredQuery] = useListOr(featuredCourses, 'GET /api/courses', {
    query: { kind: 'featured' },
  });
  const [search, q, onSearch] = useCourseSearch();
  const [freeLabel, waiverQuery] = useFreeLabel();
  const [found, failure, foundQuery] = useFoundCourses(q);
  return (
    <>
      {catalogQuery}
      {featuredQuery}
      {foundQuery}
      {waiverQuery}
      <CourseList
        courses={[...featured, ...catalog]}
        freeLabel={freeLabel}
        notify={notifyOf}
        search={search}
        onSearch={onSearch}
        found={found}
        {...failure}
      />
    </>
  );
}

/** The courses that the API finds for the searched words. The previous ones stay until the next are there. */
function useFoundCourses(
  q: string,
): [
  found: FoundCourses | undefined,
  failure: { error?: string | undefined; onRetry?: () => void },
  queryElement: ReactNode,
] {
  const [{ data, error, retry }, queryElement] = usePublicQuery(
    'GET /api/courses/search',
    q === '' ? null : { query: { q } },
  );
  const [latest, setLatest] = useState<FoundCourses>();
  if (q === '' && latest) setLatest(undefined);
  else if (data && (latest?.q !== q || latest.course_ids !== data.course_ids)) setLatest({ q, ...data });
  return [q === '' ? undefined : latest, error ? { error: error.message, onRetry: retry } : {}, queryElement];
}

const noParameters = new URLSearchParams();

/** The search in the address, and its words, which the text in the box may exceed. Each choice adds a history entry, and so does the first of several typed texts. */
function useCourseSearch(): [
  search: CourseSearch,
  searched: string,
  onSearch: (search: CourseSearch) => void,
] {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The prerendered page has no query, and hydration must render the same.
  const place = readCourseSearch(useHydrated() ? parameters : noParameters);
  const go = (next: CourseSearch, replace: boolean) =>
    void navigate(
      { search: `?${writeCourseSearch(next, parameters)}` },
      { state: keepFocus, replace, preventScrollReset: true },
    );
  const [text, setText] = useSearchText(place.q, (q) => {
    if (!isLeaving(pathname)) go({ ...place, q }, place.q !== '' && q !== '');
  });
  const onSearch = (next: CourseSearch) => {
    setText(next.q);
    if (next.level !== place.level || next.track !== place.track || next.sort !== place.sort) go(next, false);
  };
  return [{ ...place, q: text }, place.q, onSearch];
}
