import { Text, VisuallyHidden } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'instead of ' },
  render: (args) => (
    <Text>
      $299 <VisuallyHidden {...args} />
      <s>$4,950</s>
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A screen reader says “$299 instead of $4,950”. */
export const Default: Story = {};
