import { DashboardStats } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Learning/DashboardStats',
  component: DashboardStats,
  args: { stats: { active: 2, completed: 1, hours: 24, progress: 47 } },
  parameters: {
    usage: {
      status: 'new',
      use: ['On the dashboard, above the courses.'],
      avoid: [{ when: 'You show one number, or other numbers.', instead: 'Components/Data/StatCard' }],
      keyboard: [],
      accessibility: ['Loading is announced once for all four numbers. The skeletons are hidden.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('47%')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { stats: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your statistics...');
  },
});

/** A learner without courses. */
export const Empty = meta.story({ args: { stats: { active: 0, completed: 0, hours: 0, progress: 0 } } });

/** A course without hours is left out of the sum, and a line says so. */
export const WithoutHours = meta.story({
  args: { stats: { active: 2, completed: 1, hours: 24, withoutHours: 1, progress: 47 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Total Hours does not include 1 course without listed hours.'),
    ).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { stats: { active: 1_204, completed: 98_765, hours: 1_234_567, progress: 100 } },
});
