import { type CourseRow, type RowDeletion, CoursesTable } from '@redwhiteandcode/design-system';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { courses } from '../../samples/admin.ts';
import {
  deleting,
  deletingFailed,
  deletingKey,
  empty,
  failed,
  loading,
  tableArgs,
  tableUsage,
} from './tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Admin/CoursesTable',
  component: CoursesTable,
  args: { ...tableArgs(courses), onEdit: fn(), onDelete: fn<RowDeletion<CourseRow>>(async () => undefined) },
  parameters: { usage: tableUsage('List the courses to edit or delete.', [deletingKey]) },
});

export const Default = meta.story();

export const Loading = meta.story(loading());

/** The words are the document's. */
export const Empty = meta.story({ ...empty('No courses found'), tags: ['list-empty'] });

/** In place, with the way to try again. */
export const Failed = meta.story(failed('The courses could not be loaded'));

const deletion = { button: 'Delete course: Sample course', verb: 'Delete course' };

/** Asks first; Cancel has focus, and Escape leaves everything as it was. */
export const Deleting = meta.story(
  deleting('onDelete', {
    ...deletion,
    question: 'Are you sure you want to delete this course?',
  }),
);

/** It could not be done: the dialog says why and stays. */
export const DeletingFailed = meta.story({
  args: { onDelete: fn<RowDeletion<CourseRow>>(async () => 'The course has learners: archive it instead.') },
  ...deletingFailed(deletion, 'The course has learners: archive it instead.'),
});
