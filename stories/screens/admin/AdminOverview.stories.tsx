import { AdminOverview } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { totals, waiting } from '../../samples/admin.ts';
import { retries } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Admin/AdminOverview',
  component: AdminOverview,
  args: {
    totals,
    queues: waiting,
    onRetry: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Open the admin area with totals and open tasks.'],
      avoid: [{ when: 'Learners see their own numbers.', instead: 'Screens/Learning/EnrollmentCard' }],
      keyboard: [],
      accessibility: ['The page has one h1. Every link says what it opens.'],
    },
  },
});

/** A queue whose oldest item has waited for a day or longer is overdue. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const item = (title: RegExp) => canvas.getByText(title).closest('li');
    await expect(item(/^Refund requests/)).toHaveTextContent('Overdue. Oldest: 1 day');
    await expect(item(/^Layoff applications/)).not.toHaveTextContent('Overdue');
    await expect(item(/^Running generations/)).toHaveTextContent('All caught up');
  },
});

export const Loading = meta.story({ args: { totals: undefined, queues: undefined } });

export const NoOpenTasks = meta.story({ args: { queues: [] } });

export const Failed = meta.story({
  args: { error: 'The totals could not be loaded' },
  play: retries,
});
