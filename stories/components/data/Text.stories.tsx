import { CodeText, Heading, Stack, Text } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Components/Data/Text',
  component: Text,
  subcomponents: { CodeText, Heading },
  args: { children: 'Learn to work with AI, at your pace.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} size="lg" />
      <Text {...args} size="md" />
      <Text {...args} size="sm" />
      <Text {...args} size="xs" />
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} tone="default" />
      <Text {...args} tone="muted" />
      <Text {...args} tone="subtle" />
      <Text {...args} isStrong />
    </Stack>
  ),
};

/** Ids and code, in the mono face. */
export const Code: Story = {
  render: () => (
    <Text>
      The certificate <CodeText>RWC-2025-DEM0CERT</CodeText> is valid.
    </Text>
  ),
};

export const LongText: Story = { args: { children: longText } };
