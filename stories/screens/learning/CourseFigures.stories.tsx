import { CourseFigures } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/CourseFigures',
  component: CourseFigures,
  args: {
    weeks: [
      { week: '2026-06-29', started: 40, completed: 8 },
      { week: '2026-07-06', started: 12, completed: 20 },
      { week: '2026-07-13', started: 0, completed: 3 },
    ],
    stops: [
      { id: '1.2', title: 'How a model writes', enrollments: 14 },
      { id: '2.1', title: longTitle, enrollments: 3 },
    ],
    stoppedAfterDays: 28,
    basis: 'From all 52 enrollments.',
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['On the statistics of a course, for admins.'],
      avoid: [{ when: 'There is only one number.', instead: 'Components/Data/StatCard' }],
      keyboard: [],
      accessibility: ['Each bar has its number, which the table names with its row and column.'],
    },
  },
});

/** Each number has a bar */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const weeks = canvas.getByRole('table', { name: 'Starts and completions' });
    const row = within(weeks).getByRole('row', { name: /Jul 6, 2026/ });
    await expect(within(row).getByText('20')).toBeVisible();
    const stops = canvas.getByRole('table', { name: 'Where learners stop' });
    await expect(within(stops).getByRole('row', { name: /How a model writes/ })).toHaveTextContent('14');
  },
});

/** The newest enrollments are all of this week */
export const Empty = meta.story({
  args: { weeks: [], stops: [], basis: 'From the newest 1,000 enrollments.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No whole week to show' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'No learner has stopped' })).toBeVisible();
  },
});
