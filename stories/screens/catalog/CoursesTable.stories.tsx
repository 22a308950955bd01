import { type CourseRow, type RowDeletion, CoursesTable } from '@redwhiteandcode/design-system';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { courses } from '../../samples/admin.ts';
import { deleting, deletingKey, empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Catalog/CoursesTable',
  component: CoursesTable,
  args: {
    ...tableArgs(courses),
    hrefOf: (id) => `/admin/courses/${id}`,
    onEdit: fn(),
    onDelete: fn<RowDeletion<CourseRow>>(async () => undefined),
  },
  parameters: { usage: tableUsage('List the courses to edit or delete.', [deletingKey]) },
});

export const Default = meta.story();

export const Empty = meta.story({ ...empty('No courses found'), tags: ['list-empty'] });

export const Deleting = meta.story(
  deleting('onDelete', {
    button: 'Delete course: Sample course',
    verb: 'Delete course',
    question: 'Are you sure you want to delete this course?',
  }),
);
