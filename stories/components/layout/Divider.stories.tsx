import { Divider, Stack, Text } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  render: (args) => (
    <Stack>
      <Text>Above</Text>
      <Divider {...args} />
      <Text>Below</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The red rule, decorative; once in a view. */
export const Brand: Story = { args: { tone: 'brand' } };
