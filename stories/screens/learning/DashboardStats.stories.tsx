import { DashboardStats } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Screens/Learning/DashboardStats',
  component: DashboardStats,
  args: { stats: { active: 2, completed: 1, hours: 24, progress: 47 } },
  parameters: {
    usage: {
      status: 'new',
      use: ['On the dashboard, above the courses.'],
      avoid: [{ when: 'It is one number, or another four.', instead: 'Components/Data/StatCard' }],
      keyboard: [],
      accessibility: ['Loading is announced once for the four; the skeletons are hidden.'],
    },
  },
} satisfies Meta<typeof DashboardStats>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { controls: { include: ['stats'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('47%')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { stats: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your numbers...');
  },
};

/** A learner without courses. */
export const Empty: Story = { args: { stats: { active: 0, completed: 0, hours: 0, progress: 0 } } };

export const LongText: Story = {
  args: { stats: { active: 1_204, completed: 98_765, hours: 1_234_567, progress: 100 } },
};
