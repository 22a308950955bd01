import { LessonSkeleton } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/LessonSkeleton',
  component: LessonSkeleton,
  parameters: {
    usage: {
      status: 'new',
      use: ['In place of LessonView while the course loads.'],
      avoid: [{ when: 'Only one part of a page loads.', instead: 'Components/Feedback/Skeleton' }],
      keyboard: [],
      accessibility: ['The gray shapes are hidden. The label is announced.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading course...');
  },
});

export const LongText = meta.story({ args: { label: longText } });
