import {
  builtInCatalog,
  builtInFeatured,
  type ListedCourse,
} from '@redwhiteandcode/app/parts/catalog/builtIn.ts';
import { CourseList } from '@redwhiteandcode/app/pages/catalog/CourseList.tsx';
import { CoursesPage } from '@redwhiteandcode/app/pages/catalog/CoursesPage.tsx';
import { everyCourse, type FoundCourses } from '@redwhiteandcode/app/parts/catalog/courseSearch.ts';
import type { CourseSearch } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';
import { requestFor } from '../samples/waitlist.tsx';

/** Gives every third course lessons. */
const withLessons = (course: ListedCourse, at: number) => ({
  ...course,
  lesson_count: at % 3 === 0 ? 15 : 0,
});

const courses = [...builtInFeatured, ...builtInCatalog].map(withLessons);

interface SearchedCoursesProps {
  initial?: CourseSearch;
  /** The courses that the API finds for any words. */
  found?: Omit<FoundCourses, 'q'>;
}

/** All courses, with the search in state. */
function SearchedCourses({ initial = everyCourse, found }: SearchedCoursesProps): ReactNode {
  const [search, setSearch] = useState(initial);
  return (
    <CoursesPage
      catalogSize={builtInCatalog.length}
      featuredSize={builtInFeatured.length}
      finder={
        <CourseList
          courses={courses}
          notify={({ lesson_count, title }) => lesson_count === 0 && requestFor(title, 'Notify Me')}
          search={search}
          onSearch={setSearch}
          found={search.q !== '' && found ? { q: search.q, ...found } : undefined}
        />
      }
    />
  );
}

const meta = preview.meta({
  title: 'Pages/Courses',
  component: SearchedCourses,
  ...inSite({ path: '/courses' }),
});

/** /courses */
export const Default = meta.story();

/** /courses with a search, a filter, and an order */
export const Searched = meta.story({
  args: {
    initial: { q: 'model', level: 'Advanced', track: 'all', sort: 'price' },
    found: { course_ids: ['advanced-deep-learning', 'machine-learning-operations'], is_exact: true },
  },
});

/** /courses with a search that only other courses come close to */
export const Closest = meta.story({
  args: {
    initial: { ...everyCourse, q: 'ChatGPT' },
    found: { course_ids: ['ai-productivity', 'ai-literacy-101'], is_exact: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches “ChatGPT”. Closest:')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'AI Literacy 101' })).toBeVisible();
  },
});

/** /courses with a search that finds nothing */
export const NothingFound = meta.story({
  args: { found: { course_ids: [], is_exact: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search courses' }), 'parking');
    await expect(canvas.getByText('No courses match your search.')).toBeVisible();
  },
});
