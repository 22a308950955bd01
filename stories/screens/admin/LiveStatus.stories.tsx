import { LiveStatus, Stack } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/LiveStatus',
  component: LiveStatus,
  args: { connection: 'live' as const },
  parameters: {
    usage: {
      status: 'new',
      use: ['Show beside a list whether it is up to date.'],
      avoid: [{ when: 'One action failed.', instead: 'Components/Feedback/Toast' }],
      keyboard: [],
      accessibility: ['A change is announced politely. The status has an icon and a word, not only a color.'],
    },
  },
});

export const Default = meta.story();

export const States = meta.story({
  render: () => (
    <Stack gap={8}>
      <LiveStatus connection="live" />
      <LiveStatus connection="polling" />
      <LiveStatus connection="offline" />
    </Stack>
  ),
});
