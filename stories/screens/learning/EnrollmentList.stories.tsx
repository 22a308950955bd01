import { dashboardCopy } from '@redwhiteandcode/app/pages/learning/dashboard/dashboardCopy.ts';
import { EnrollmentCard, EnrollmentList, type EnrollmentSummary } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longCourse } from '../../samples/course.ts';
import { completedEnrollment, enrollment } from '../../samples/learning.ts';
import { retries } from '../playFunctions.ts';

const onPause = fn();

const card = (summary: EnrollmentSummary) => (
  <EnrollmentCard
    enrollment={summary}
    learnHref="/learn/sample-course"
    detailsHref="/course/sample-course"
    onPause={onPause}
    onResume={onPause}
  />
);

const meta = preview.meta({
  title: 'Screens/Learning/EnrollmentList',
  component: EnrollmentList<EnrollmentSummary>,
  args: {
    enrollments: [enrollment, completedEnrollment],
    children: card,
    failureTitle: dashboardCopy.loadFailure,
    onRetry: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['A learner’s courses, with loading, error, and empty states.'],
      avoid: [{ when: 'You list the courses of the catalog.', instead: 'Screens/Catalog/CourseCatalog' }],
      keyboard: [{ keys: 'Enter', does: 'Retries after a failure.', test: 'Failed' }],
      accessibility: ['A list, whose length screen readers announce. Loading and failure are announced.'],
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

/** ‘Browse Courses’ links to the catalog. */
export const Empty = meta.story({
  args: { enrollments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/#programs');
  },
});

export const Failed = meta.story({
  args: { enrollments: undefined, error: dashboardCopy.loadFailureHint },
  play: retries,
});

export const LongText = meta.story({ args: { enrollments: [{ ...enrollment, course: longCourse }] } });
