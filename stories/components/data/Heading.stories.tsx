import { Heading, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Data/Heading',
  component: Heading,
  args: { level: 2, children: 'Sample course' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Level 1</Heading>
      <Heading level={2}>Level 2</Heading>
      <Heading level={3}>Level 3</Heading>
      <Heading level={4}>Level 4</Heading>
    </Stack>
  ),
};

/** The size is free of the level. */
export const Sizes: Story = {
  render: () => (
    <Stack>
      <Heading level={2} size="display">
        Display
      </Heading>
      <Heading level={2} size="lg">
        Large
      </Heading>
      <Heading level={2} size="md">
        Medium
      </Heading>
      <Heading level={2} size="sm">
        Small
      </Heading>
    </Stack>
  ),
};

export const LongText: Story = { args: { children: longTitle } };
