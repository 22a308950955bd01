import { EnrollmentCard, EnrollmentList, type EnrollmentSummary } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longCourse } from '../../samples/courses.ts';
import { completedEnrollment, enrollment } from '../../samples/enrollments.ts';
import { retries } from '../playFunctions.ts';

const onPause = fn();

const card = (one: EnrollmentSummary) => (
  <EnrollmentCard
    enrollment={one}
    learnHref="/learn/sample-course"
    detailsHref="/course/sample-course"
    onPause={onPause}
    onResume={onPause}
  />
);

const meta = preview.meta({
  title: 'Screens/Learning/EnrollmentList',
  component: EnrollmentList<EnrollmentSummary>,
  args: { enrollments: [enrollment, completedEnrollment], children: card, onRetry: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['For a learner’s courses: it decides once between loading, failed, empty and rows.'],
      avoid: [{ when: 'The courses are on offer, not one’s own.', instead: 'Screens/Catalog/CourseCatalog' }],
      keyboard: [{ keys: 'Enter', does: 'Loads again after a failure.', test: 'Failed' }],
      accessibility: ['A list, so that the number of courses is read; loading and failure are announced.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
});

export const Loading = meta.story({
  args: { enrollments: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your courses...');
  },
});

/** 'Browse Courses' leads to the catalog. */
export const Empty = meta.story({
  args: { enrollments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/#programs');
  },
});

export const Failed = meta.story({
  args: { enrollments: undefined, error: 'Check your connection and try again.' },
  play: retries,
});

export const LongText = meta.story({ args: { enrollments: [{ ...enrollment, course: longCourse }] } });
