import { LiveStatus, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Screens/Admin/LiveStatus',
  component: LiveStatus,
  args: { connection: 'live' },
  parameters: {
    usage: {
      status: 'new',
      use: ['Say beside a list how fresh it is.'],
      avoid: [{ when: 'One action failed.', instead: 'Components/Feedback/Toast' }],
      keyboard: [],
      accessibility: ['A change is announced politely; icon and word, never colour alone.'],
    },
  },
} satisfies Meta<typeof LiveStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      <LiveStatus connection="live" />
      <LiveStatus connection="polling" />
      <LiveStatus connection="offline" />
    </Stack>
  ),
};
