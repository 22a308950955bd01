import { AdminOverview } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { totals, waiting } from '../../samples/admin.ts';

const meta = {
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
} satisfies Meta<typeof AdminOverview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { totals: undefined, queues: undefined } };

export const NothingWaits: Story = { args: { queues: [] } };

export const Failed: Story = {
  args: { error: 'The totals could not be loaded' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
