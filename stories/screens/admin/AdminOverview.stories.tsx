import { AdminOverview } from '@redwhiteandcode/design-system';
import { fn } from 'storybook/test';
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

export const Default = meta.story();

export const Loading = meta.story({ args: { totals: undefined, queues: undefined } });

export const NoOpenTasks = meta.story({ args: { queues: [] } });

export const Failed = meta.story({
  args: { error: 'The totals could not be loaded' },
  play: retries,
});
