import { type EnrollmentRow, type RowDeletion, EnrollmentsTable } from '@redwhiteandcode/design-system';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { enrollments } from '../../samples/admin.ts';
import { longTitle } from '../../samples/text.ts';
import { deleting, deletingKey, empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Learning/EnrollmentsTable',
  component: EnrollmentsTable,
  args: {
    ...tableArgs(enrollments, 'enrolled_at'),
    onDelete: fn<RowDeletion<EnrollmentRow>>(async () => undefined),
    onAssessment: fn(),
  },
  parameters: { usage: tableUsage('List the enrollments of all learners.', [deletingKey]) },
});

export const Default = meta.story();

/** On a learner's page, the table leaves out the learner's name and email. */
export const ForOneLearner = meta.story({ args: { isForOneUser: true } });

export const Empty = meta.story({ ...empty('No enrollments found'), tags: ['list-empty'] });

export const Deleting = meta.story(
  deleting('onDelete', {
    button: 'Delete enrollment: First Sample Learner in Sample course',
    verb: 'Delete enrollment',
    question: 'Are you sure you want to delete this enrollment?',
  }),
);

export const LongText = meta.story({
  args: { rows: enrollments.map((row) => ({ ...row, student_name: longTitle, course_title: longTitle })) },
});
