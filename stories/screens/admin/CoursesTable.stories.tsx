import { type CourseRow, type RowDeletion, CoursesTable } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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

const meta = {
  title: 'Screens/Admin/CoursesTable',
  component: CoursesTable,
  args: { ...tableArgs(courses), onEdit: fn(), onDelete: fn<RowDeletion<CourseRow>>(async () => undefined) },
  parameters: { usage: tableUsage('List the courses to edit or delete.', [deletingKey]) },
} satisfies Meta<typeof CoursesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = loading();

/** The words are the document's. */
export const Empty: Story = { ...empty('No courses found'), tags: ['list-empty'] };

/** In place, with the way to try again. */
export const Failed: Story = failed('The courses could not be loaded');

const deletion = { button: 'Delete course: Sample course', verb: 'Delete course' };

/** Asks first; Cancel has focus, and Escape leaves everything as it was. */
export const Deleting: Story = deleting('onDelete', {
  ...deletion,
  question: 'Are you sure you want to delete this course?',
});

/** It could not be done: the dialog says why and stays. */
export const DeletingFailed: Story = {
  args: { onDelete: fn<RowDeletion<CourseRow>>(async () => 'The course has learners: archive it instead.') },
  ...deletingFailed(deletion, 'The course has learners: archive it instead.'),
};
