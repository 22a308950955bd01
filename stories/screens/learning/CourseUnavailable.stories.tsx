import { CourseUnavailable } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Learning/CourseUnavailable',
  component: CourseUnavailable,
  parameters: {
    usage: {
      status: 'new',
      use: ['As the player’s whole page where there is nothing to play; the reason says why.'],
      avoid: [
        { when: 'The lesson’s title may be shown.', instead: 'Screens/Learning/LockedLesson' },
        { when: 'Loading has failed and can be tried again.', instead: 'Components/Feedback/ErrorState' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to Back to Dashboard, then to the course page.', test: 'NotEnrolled' },
      ],
      accessibility: ['Its title is the page’s h1.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Course content not available');
  },
});

export const NotEnrolled = meta.story({
  args: { reason: 'notEnrolled', courseHref: '/course/sample-course' },
  play: tabsTo(['link', 'Back to Dashboard'], ['link', 'Go to Course Page']),
});
