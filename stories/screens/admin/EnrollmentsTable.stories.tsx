import { type EnrollmentRow, type RowDeletion, EnrollmentsTable } from '@redwhiteandcode/design-system';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
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

const meta = preview.meta({
  title: 'Screens/Admin/EnrollmentsTable',
  component: EnrollmentsTable,
  args: {
    ...tableArgs(enrollments, 'enrolled_at'),
    onDelete: fn<RowDeletion<EnrollmentRow>>(async () => undefined),
  },
  parameters: { usage: tableUsage('List who is enrolled in what.', [deletingKey]) },
});

export const Default = meta.story();

/** Beside one person's name: what the page says already is left out. */
export const OfOnePerson = meta.story({ args: { isOfOne: true } });

export const Loading = meta.story(loading());

/** The words are the document's. */
export const Empty = meta.story({ ...empty('No enrollments found'), tags: ['list-empty'] });

/** In place, with the way to try again. */
export const Failed = meta.story(failed('The enrollments could not be loaded'));

const deletion = {
  button: 'Delete enrollment: First Sample Learner in Sample course',
  verb: 'Delete enrollment',
};

/** Asks first; Cancel has focus, and Escape leaves everything as it was. */
export const Deleting = meta.story(
  deleting('onDelete', {
    ...deletion,
    question: 'Are you sure you want to delete this enrollment?',
  }),
);

/** It could not be done: the dialog says why and stays. */
export const DeletingFailed = meta.story({
  args: { onDelete: fn<RowDeletion<EnrollmentRow>>(async () => 'The server did not answer. Try again.') },
  ...deletingFailed(deletion, 'The server did not answer. Try again.'),
});

export const LongText = meta.story({
  args: { rows: enrollments.map((row) => ({ ...row, student_name: longTitle, course_title: longTitle })) },
});
