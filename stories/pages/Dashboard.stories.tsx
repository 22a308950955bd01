import { DashboardPage } from '@redwhiteandcode/app/pages/learning/dashboard/DashboardPage.tsx';
import AssignedToYou from '@redwhiteandcode/app/parts/company/AssignedToYou.tsx';
import { SeatEndNotice } from '@redwhiteandcode/app/parts/learning/SeatEndNotice.tsx';
import { LayoffNotice } from '@redwhiteandcode/app/parts/liftoff/LayoffNotice.tsx';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';
import { ownAssignments } from '../screens/company/assignmentSamples.ts';
import { completedEnrollment, enrollment, enrollments } from '../samples/learning.ts';

const pay = fn();

const meta = preview.meta({
  title: 'Pages/Dashboard',
  component: DashboardPage,
  args: {
    learnerName: 'Sample Learner',
    onRetry: fn(),
    onStatusChange: fn(),
    seatEnd: ({ end, payment }) => <SeatEndNotice end={end} onPay={pay} payment={payment} />,
  },
  ...inSite({ path: '/dashboard', viewer: 'learner' }),
});

/** /dashboard with courses in progress, not started, paused, and completed */
export const Courses = meta.story({ args: { enrollments } });

/** /dashboard with what a company has assigned: overdue first */
export const Assigned = meta.story({
  args: {
    enrollments,
    assigned: <AssignedToYou assignments={ownAssignments} now={Date.parse('2026-12-03T12:00:00Z')} />,
  },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Assigned to You' }));
    const titles = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles[0]).toBe('Responsible AI and Governance');
    await expect(section.getByText(/It was due November 30, 2026/)).toBeVisible();
  },
});

/** /dashboard before the first enrollment */
export const Empty = meta.story({ args: { enrollments: [] } });

/** /dashboard while the courses load */
export const Loading = meta.story();

/** /dashboard after loading the courses failed */
export const Failed = meta.story({ args: { isFailing: true } });

const ended = { reason: 'left', company_name: 'Sample Company', open_until: null } as const;
const layoff = { ...ended, reason: 'layoff', open_until: '2025-03-31T12:00:00Z' } as const;

/** /dashboard after a company took its seat back: closed courses, and one that stays open for a while after a layoff */
export const SeatEnded = meta.story({
  args: {
    enrollments: [
      { ...enrollment, seat_end: ended },
      { ...completedEnrollment, seat_end: ended },
      { ...enrollment, id: 'layoff', seat_end: layoff },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/stay open until March 31, 2025/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Continue Learning' })).toHaveLength(1);
    const buttons = canvas.getAllByRole('button', { name: 'Pay for It Yourself' });
    await expect(buttons).toHaveLength(3);
    if (buttons[0]) await userEvent.click(buttons[0]);
    await expect(pay).toHaveBeenCalledOnce();
  },
});

/** /dashboard after a layoff: the notice with the link to the application */
export const LaidOff = meta.story({
  args: {
    enrollments: [{ ...enrollment, seat_end: layoff }],
    notice: <LayoffNotice end={layoff} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply to Layoff to Lift-Off' })).toHaveAttribute(
      'href',
      '/layoff-application',
    );
  },
});
