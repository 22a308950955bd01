import { Alert, Button, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { title: 'Your progress is saved', children: 'You can go on from any device.' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Alert tone="info" title="A new lesson is out">
        It stands at the end of the outline.
      </Alert>
      <Alert tone="success" title="You are enrolled">
        Start whenever you like.
      </Alert>
      <Alert tone="warning" title="Your session ends soon">
        Save what you are writing.
      </Alert>
      <Alert tone="danger" title="The course could not be saved">
        Check your connection and try again.
      </Alert>
    </Stack>
  ),
};

export const WithoutTitle: Story = { args: { title: undefined, tone: 'warning' } };

export const WithAction: Story = {
  args: { tone: 'danger', title: 'Not sent', action: <Button size="sm">Try again</Button> },
};

export const LongText: Story = { args: { title: longTitle, children: longText } };
