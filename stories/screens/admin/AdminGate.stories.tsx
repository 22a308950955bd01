import { AdminGate } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/AdminGate',
  component: AdminGate,
  args: { state: 'denied' as const },
  parameters: {
    usage: {
      status: 'new',
      use: ['Stand before the admin area until the right to see it is known.'],
      avoid: [{ when: 'Nobody is signed in.', instead: 'Screens/Auth/AuthCard' }],
      keyboard: [],
      accessibility: ['Nothing of the area is in the page before the check has passed.'],
    },
  },
});

export const Default = meta.story();

export const Checking = meta.story({ args: { state: 'checking' } });

export const Failed = meta.story({ args: { state: 'failed' } });
