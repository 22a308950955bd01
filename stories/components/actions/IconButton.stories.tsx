import { IconButton, icons, Inline } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { icon: icons.x, label: 'Close', onPress: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline gap={16}>
      <IconButton {...args} variant="quiet" />
      <IconButton {...args} variant="neutral" />
      <IconButton {...args} variant="danger" label="Remove" />
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={16}>
      <IconButton {...args} size="sm" />
      <IconButton {...args} size="md" />
      <IconButton {...args} size="lg" />
    </Inline>
  ),
};

/** A toggle: the name stays, the pressed state changes. */
export const Pressed: Story = { args: { icon: icons.eyeOff, label: 'Show password', 'aria-pressed': true } };

export const Disabled: Story = { args: { isDisabled: true } };
