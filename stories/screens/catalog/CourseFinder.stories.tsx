import { CourseFinder, type CourseSearch } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { courses, longCourse } from '../../samples/course.ts';

const everyCourse: CourseSearch = { q: '', level: 'all', track: 'all', sort: 'featured' };

const meta = preview.meta({
  title: 'Screens/Catalog/CourseFinder',
  component: CourseFinder,
  parameters: {
    usage: {
      status: 'stable',
      use: ['A page with all courses: a search field, filters, an order, and whole descriptions.'],
      avoid: [{ when: 'You show a part of the catalog.', instead: 'Screens/Catalog/CourseCatalog' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves through the search field, the filters, and the cards.', test: 'Default' },
        {
          keys: 'Enter',
          does: 'On Clear Filters, clears the search and focuses its field.',
          test: 'NothingFound',
        },
      ],
      accessibility: [
        'The number of matches is announced.',
        'The cards are a list below one search landmark.',
      ],
    },
  },
  args: {
    courses,
    courseHref: ({ id }) => `/course/${id}`,
    search: everyCourse,
    onChange: fn(),
    total: courses.length,
    priceNote: 'Your employer may reimburse it',
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search courses' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Level' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...everyCourse, sort: 'price' });
  },
});

export const NothingFound = meta.story({
  args: { courses: [], search: { ...everyCourse, q: 'parking', track: 'Technical', sort: 'price' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('button', { name: 'Clear Filters' }).at(-1)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...everyCourse, sort: 'price' });
    await expect(canvas.getByRole('searchbox', { name: 'Search courses' })).toHaveFocus();
  },
});

export const Closest = meta.story({
  args: { search: { ...everyCourse, q: 'opertions' }, closestTo: 'opertions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches “opertions”. Closest:');
  },
});

export const Failed = meta.story({
  args: {
    search: { ...everyCourse, q: 'email' },
    error: 'The server could not be reached. Check your connection.',
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { courses: [longCourse, ...courses], total: courses.length + 1 },
});
