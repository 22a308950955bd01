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
      use: ['Begin the admin area: what is counted, what waits.'],
      avoid: [{ when: 'A learner looks at their own numbers.', instead: 'Screens/Learning/EnrollmentCard' }],
      keyboard: [],
      accessibility: ['One first-level heading; every link says what it opens.'],
    },
  },
});

export const Default = meta.story();

export const Loading = meta.story({ args: { totals: undefined, queues: undefined } });

export const NothingWaits = meta.story({ args: { queues: [] } });

export const Failed = meta.story({
  args: { error: 'The totals could not be loaded' },
  play: retries,
});
