import { CourseProgress } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/CourseProgress',
  component: CourseProgress,
  args: { completed: 2, total: 5 },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'In the player’s head and on the dashboard, wherever a course’s progress is the subject.',
        'Progress is completed lessons over all lessons of the course, the same number everywhere.',
      ],
      avoid: [
        { when: 'The length is not lessons, or is unknown.', instead: 'Components/Feedback/ProgressBar' },
      ],
      keyboard: [],
      accessibility: [
        'A progressbar with the percent; the count of lessons stands below it in words.',
        'Completion is a check and a sentence, not the bar’s colour alone.',
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

/** Green, with a check and in words. */
export const Complete = meta.story({ args: { completed: 5 } });

/** More ticks than lessons, after a lesson was removed, are not more than 100 percent. */
export const MoreTicksThanLessons = meta.story({
  args: { completed: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 5 lessons completed')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { isLoading: true } });

/** A course without lessons stands at zero. */
export const Empty = meta.story({ args: { completed: 0, total: 0 } });

export const LongText = meta.story({ args: { label: longTitle } });
