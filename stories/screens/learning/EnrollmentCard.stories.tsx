import { EnrollmentCard, type EnrollmentStatus, Stack } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longCourse } from '../../samples/course.ts';
import { completedEnrollment, enrollment } from '../../samples/learning.ts';

const meta = preview.meta({
  title: 'Screens/Learning/EnrollmentCard',
  component: EnrollmentCard,
  args: {
    enrollment,
    learnHref: '/learn/sample-course',
    detailsHref: '/course/sample-course',
    onPause: fn(),
    onResume: fn(),
  },
  parameters: {
    usage: {
      status: 'stable',
      use: ['An enrollment on the dashboard, in an EnrollmentList.'],
      avoid: [
        { when: 'The learner is not enrolled in the course.', instead: 'Screens/Catalog/CourseCard' },
        { when: 'You only link to the last lesson.', instead: 'Screens/Learning/ResumeLine' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves through the links to the pause button.', test: 'PauseAndResume' },
        { keys: 'Enter', does: 'Pauses or resumes. Focus stays on the button.', test: 'PauseAndResume' },
      ],
      accessibility: [
        'An article named after the course. The course’s title also describes the buttons.',
        'The status has an icon, a word, and a color.',
      ],
    },
  },
});

export const Default = meta.story();

/** One button pauses and resumes, so that focus stays on it when the status changes. */
export const PauseAndResume = meta.story({
  render: function PauseAndResume(args) {
    const [status, setStatus] = useState<EnrollmentStatus>('active');
    return (
      <EnrollmentCard
        {...args}
        enrollment={{ ...args.enrollment, status }}
        onPause={() => setStatus('paused')}
        onResume={() => setStatus('active')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Continue Learning' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Resume enrollment' })).toHaveFocus();
    await expect(canvas.getByText('paused')).toBeVisible();
  },
});

export const NotStarted = meta.story({ args: { enrollment: { ...enrollment, progress: 0 } } });

/** Each status has its color, and its word for the link to the lessons. */
export const Statuses = meta.story({
  tags: ['enrollment-badges'],
  render: (args) => (
    <Stack>
      {(['active', 'completed', 'paused'] as const).map((status) => (
        <EnrollmentCard key={status} {...args} enrollment={{ ...enrollment, id: status, status }} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const [status, tone, label] of [
      ['active', 'success', 'Continue Learning'],
      ['completed', 'info', 'Review'],
      ['paused', 'warning', 'Resume'],
    ] as const) {
      const badge = canvas.getByText(status);
      await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', tone);
      const card = within(badge.closest('article') ?? canvasElement);
      await expect(card.getByRole('link', { name: label })).toBeVisible();
    }
  },
});

/** The course's lessons are not published yet, so there is no link to them. */
export const WithoutLessons = meta.story({
  args: {
    enrollment: { ...enrollment, progress: 0 },
    unready: 'Lessons for this course are not ready yet.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lessons for this course are not ready yet.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Start Learning' })).not.toBeInTheDocument();
  },
});

export const Pausing = meta.story({ args: { isPending: true } });

export const Completed = meta.story({
  args: {
    enrollment: completedEnrollment,
    certificateHref: '/verify/RWC-2025-DEM0CERT',
    completionHref: '/learn/prompt-engineering-mastery/complete',
  },
});

export const LongText = meta.story({
  args: {
    enrollment: { ...enrollment, course: longCourse, certificate_number: 'RWC-2025-DEM0CERT' },
    children: 'More facts about the enrollment.',
  },
});
