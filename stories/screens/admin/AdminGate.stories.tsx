import { AdminGate } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Screens/Admin/AdminGate',
  component: AdminGate,
  args: { state: 'denied' },
  parameters: {
    usage: {
      status: 'new',
      use: ['Stand before the admin area until the right to see it is known.'],
      avoid: [{ when: 'Nobody is signed in.', instead: 'Screens/Auth/AuthCard' }],
      keyboard: [],
      accessibility: ['Nothing of the area is in the page before the check has passed.'],
    },
  },
} satisfies Meta<typeof AdminGate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checking: Story = { args: { state: 'checking' } };

export const Failed: Story = { args: { state: 'failed' } };
