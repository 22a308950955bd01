import { type EnrollmentRow, type RowDeletion, EnrollmentsTable } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { enrollments } from '../../samples/admin.ts';
import { longTitle } from '../../samples/text.ts';
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
  title: 'Screens/Admin/EnrollmentsTable',
  component: EnrollmentsTable,
  args: {
    ...tableArgs(enrollments, 'enrolled_at'),
    onDelete: fn<RowDeletion<EnrollmentRow>>(async () => undefined),
  },
  parameters: { usage: tableUsage('List who is enrolled in what.', [deletingKey]) },
} satisfies Meta<typeof EnrollmentsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Beside one person's name: what the page says already is left out. */
export const OfOnePerson: Story = { args: { isOfOne: true } };

export const Loading: Story = loading();

/** The words are the document's. */
export const Empty: Story = { ...empty('No enrollments found'), tags: ['list-empty'] };

/** In place, with the way to try again. */
export const Failed: Story = failed('The enrollments could not be loaded');

const deletion = {
  button: 'Delete enrollment: First Sample Learner in Sample course',
  verb: 'Delete enrollment',
};

/** Asks first; Cancel has focus, and Escape leaves everything as it was. */
export const Deleting: Story = deleting('onDelete', {
  ...deletion,
  question: 'Are you sure you want to delete this enrollment?',
});

/** It could not be done: the dialog says why and stays. */
export const DeletingFailed: Story = {
  args: { onDelete: fn<RowDeletion<EnrollmentRow>>(async () => 'The server did not answer. Try again.') },
  ...deletingFailed(deletion, 'The server did not answer. Try again.'),
};

export const LongText: Story = {
  args: { rows: enrollments.map((row) => ({ ...row, student_name: longTitle, course_title: longTitle })) },
};
