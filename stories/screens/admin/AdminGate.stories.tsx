import { adminCopy } from '@redwhiteandcode/app/parts/admin/adminCopy.ts';
import { AdminGate } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/AdminGate',
  component: AdminGate,
  args: { state: 'denied' as const, texts: adminCopy.gate },
  parameters: {
    usage: {
      status: 'new',
      use: ['Replace the admin area until the user’s permission is known.'],
      avoid: [{ when: 'Nobody is signed in.', instead: 'Screens/Identity/AuthCard' }],
      keyboard: [],
      accessibility: ['The page contains nothing of the admin area before the check has passed.'],
    },
  },
});

export const Default = meta.story();

export const Checking = meta.story({ args: { state: 'checking' } });

/** Administrators need two-step verification on a deployed platform. */
export const TwoStep = meta.story({ args: { state: 'twoStep' } });

export const Failed = meta.story({ args: { state: 'failed' } });
