import { DashboardPage } from '@redwhiteandcode/app/pages/dashboard/DashboardPage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inSite } from '../samples/inSite.tsx';
import { enrollments } from '../samples/learner.ts';

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardPage,
  args: { learnerName: 'Sample Learner', onRetry: fn(), onStatusChange: fn() },
  ...inSite({ path: '/dashboard', viewer: 'learner' }),
} satisfies Meta<typeof DashboardPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** /dashboard with courses under way, not begun, paused and completed */
export const Courses: Story = { args: { enrollments } };

/** /dashboard before the first enrollment */
export const Empty: Story = { args: { enrollments: [] } };

/** /dashboard while the courses are loading */
export const Loading: Story = {};

/** /dashboard when the courses could not be loaded */
export const Failed: Story = { args: { isFailing: true } };
