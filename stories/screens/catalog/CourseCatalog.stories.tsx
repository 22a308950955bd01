import { type CatalogFilter, CourseCatalog, noFilter } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { courses, longCourse } from '../../samples/course.ts';

const meta = preview.meta({
  title: 'Screens/Catalog/CourseCatalog',
  component: CourseCatalog,
  parameters: {
    usage: {
      status: 'stable',
      use: ['All available courses: filters, count, and cards, or an empty state.'],
      avoid: [{ when: 'You list the learner’s own courses.', instead: 'Screens/Learning/EnrollmentList' }],
      keyboard: [
        { keys: 'Enter', does: 'On Clear Filters, clears them and focuses the level.', test: 'NoMatch' },
        { keys: 'Tab', does: 'Moves through the filters, then the cards.', test: 'Filtering' },
      ],
      accessibility: ['The number of matches is announced.', 'The cards are a list.'],
    },
  },
  args: {
    courses,
    courseHref: ({ id }) => `/course/${id}`,
    filter: noFilter,
    onChange: fn(),
    total: courses.length,
  },
});

function filterCourses({ level, track }: CatalogFilter) {
  const matches = (selected: string, value: string) => selected === 'all' || selected === value;
  return courses.filter((course) => matches(level, course.level) && matches(track, course.track));
}

export const Default = meta.story();

export const Filtering = meta.story({
  render: function Filtering(args) {
    const [filter, setFilter] = useState(noFilter);
    return <CourseCatalog {...args} filter={filter} onChange={setFilter} courses={filterCourses(filter)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: /Level/ })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Level/ }), 'Advanced');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const NoMatch = meta.story({
  tags: ['catalog-no-match'],
  args: { courses: [], filter: { level: 'Executive', track: 'all' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No courses match your filter criteria.')).toBeVisible();
    canvas.getAllByRole('button', { name: 'Clear Filters' }).at(-1)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilter);
    await expect(canvas.getByRole('combobox', { name: /Level/ })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: { courses: [longCourse, ...courses], total: courses.length + 1 },
});
