import { LessonSkeleton } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Learning/LessonSkeleton',
  component: LessonSkeleton,
  parameters: {
    usage: {
      status: 'new',
      use: ['In the place of LessonView while the course loads.'],
      avoid: [{ when: 'One part of a page loads.', instead: 'Components/Feedback/Skeleton' }],
      keyboard: [],
      accessibility: ['The grey shapes are hidden; the words are announced.'],
    },
  },
} satisfies Meta<typeof LessonSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { controls: { include: ['label'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading course...');
  },
};

export const LongText: Story = { args: { label: longText } };
