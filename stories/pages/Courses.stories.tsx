import {
  builtInCatalog,
  builtInFeatured,
  type ListedCourse,
} from '@redwhiteandcode/app/pages/course/builtIn.ts';
import { CourseList } from '@redwhiteandcode/app/pages/courses/CourseList.tsx';
import { CoursesPage } from '@redwhiteandcode/app/pages/courses/CoursesPage.tsx';
import { everyCourse } from '@redwhiteandcode/app/pages/courses/courseSearch.ts';
import type { CourseSearch } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';

/** Gives every third course lessons. */
const withLessons = (course: ListedCourse, at: number) => ({
  ...course,
  lesson_count: at % 3 === 0 ? 15 : 0,
});

const courses = [...builtInFeatured, ...builtInCatalog].map(withLessons);

/** All courses, with the search in state. */
function SearchedCourses({ initial = everyCourse }: { initial?: CourseSearch }): ReactNode {
  const [search, setSearch] = useState(initial);
  return (
    <CoursesPage
      courseCount={builtInCatalog.length}
      finder={<CourseList courses={courses} search={search} onSearch={setSearch} />}
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
  args: { initial: { q: 'model', level: 'Advanced', track: 'all', sort: 'price' } },
});

/** /courses with a search that finds nothing */
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search courses' }), 'parking');
    await expect(canvas.getByText('No courses match your search.')).toBeVisible();
  },
});
