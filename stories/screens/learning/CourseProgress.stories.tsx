import { CourseProgress } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Learning/CourseProgress',
  component: CourseProgress,
  args: { completed: 2, total: 5 },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'The progress of a course, in the header of the player and on the dashboard.',
        'Progress as the share of completed lessons, the same number everywhere.',
      ],
      avoid: [{ when: 'The length is not in lessons.', instead: 'Components/Feedback/ProgressBar' }],
      keyboard: [],
      accessibility: [
        'A progress bar with the percentage. The count of lessons is below it as text.',
        'Completion is a check mark and a sentence, not only the color of the bar.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute('value', '40');
    await expect(canvas.getByText('2 of 5 lessons completed')).toBeVisible();
  },
});

export const NotStarted = meta.story({ args: { completed: 0 } });

/** Green, with a check mark and a sentence. */
export const Complete = meta.story({ args: { completed: 5 } });

/** After a lesson was removed, more completed lessons than lessons still count as 100 percent. */
export const MoreCompletedThanLessons = meta.story({
  args: { completed: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 5 lessons completed')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { isLoading: true } });

/** A course without lessons is at zero. */
export const Empty = meta.story({ args: { completed: 0, total: 0 } });
