import { DashboardPage } from '@redwhiteandcode/app/pages/learning/dashboard/DashboardPage.tsx';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';
import { enrollments } from '../samples/learning.ts';

const meta = preview.meta({
  title: 'Pages/Dashboard',
  component: DashboardPage,
  args: { learnerName: 'Sample Learner', onRetry: fn(), onStatusChange: fn() },
  ...inSite({ path: '/dashboard', viewer: 'learner' }),
});

/** /dashboard with courses in progress, not started, paused, and completed */
export const Courses = meta.story({ args: { enrollments } });

/** /dashboard before the first enrollment */
export const Empty = meta.story({ args: { enrollments: [] } });

/** /dashboard while the courses load */
export const Loading = meta.story();

/** /dashboard after loading the courses failed */
export const Failed = meta.story({ args: { isFailing: true } });
