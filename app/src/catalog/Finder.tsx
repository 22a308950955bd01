import type { CourseSearch } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useListOr } from '../api/usePublicQuery.tsx';
import { useHydrated } from '../frame/useHydrated.ts';
import { keepFocus } from '../frame/useNavigationFocus.ts';
import { isLeaving } from '../first-load/ClientRouter.tsx';
import { useSearchText } from '../pages/useSearchText.ts';
import { readCourseSearch, writeCourseSearch } from '../pages/courses/courseSearch.ts';
import { CourseList } from '../pages/courses/CourseList.tsx';
import { catalogCourses, featuredCourses } from './builtInLists.ts';

/** All courses, from the API, with the search in the address. */
export default function Finder(): ReactNode {
  const [catalog, catalogQuery] = useListOr(catalogCourses, 'GET /api/courses', {
    query: { kind: 'catalog' },
  });
  const [featured, featuredQuery] = useListOr(featuredCourses, 'GET /api/courses', {
    query: { kind: 'featured' },
  });
  const [search, onSearch] = useCourseSearch();
  return (
    <>
      {catalogQuery}
      {featuredQuery}
      <CourseList courses={[...featured, ...catalog]} search={search} onSearch={onSearch} />
    </>
  );
}

const noParameters = new URLSearchParams();

/** The search in the address. Each choice adds a history entry, and so does the first of several typed texts. */
function useCourseSearch(): [search: CourseSearch, onSearch: (search: CourseSearch) => void] {
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
  return [{ ...place, q: text }, onSearch];
}
