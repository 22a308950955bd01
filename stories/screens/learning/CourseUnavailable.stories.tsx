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
      use: ['The whole player page when there is no lesson to show, with the reason.'],
      avoid: [{ when: 'Loading failed and can be retried.', instead: 'Components/Feedback/ErrorState' }],
      keyboard: [{ keys: 'Tab', does: 'Moves through the two links.', test: 'NotEnrolled' }],
      accessibility: ['The title is the page’s h1.'],
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
