import { Button, Icon, icons, Inline, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Navy acts. `accent` is the one red call to action of a marketing view; it never stands beside `danger`. */
export const Variants: Story = {
  render: (args) => (
    <Inline gap={16}>
      <Button {...args} variant="primary">
        Primary
      </Button>
      <Button {...args} variant="neutral">
        Neutral
      </Button>
      <Button {...args} variant="quiet">
        Quiet
      </Button>
    </Inline>
  ),
};

/** The one red call to action of a marketing view. */
export const Accent: Story = { args: { variant: 'accent', size: 'lg', children: 'Find your course' } };

/** Destroys something: a verb that says what, and a question before it happens. */
export const Danger: Story = { args: { variant: 'danger', children: 'Delete sample record' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={16}>
      <Button {...args} size="sm">
        Small
      </Button>
      <Button {...args} size="md">
        Medium
      </Button>
      <Button {...args} size="lg">
        Large
      </Button>
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: (args) => (
    <Inline gap={16}>
      <Button {...args} iconStart={<Icon icon={icons.check} size="sm" />}>
        Mark complete
      </Button>
      <Button {...args} variant="neutral" iconEnd={<Icon icon={icons.arrowRight} size="sm" />}>
        Next lesson
      </Button>
    </Inline>
  ),
};

/** Keeps its name, its width and focus, and ignores presses. */
export const Pending: Story = { args: { isPending: true } };

/** Only where an action can never apply; to stop a mistake, explain the mistake instead. */
export const Disabled: Story = { args: { isDisabled: true } };

export const FullWidth: Story = { args: { isFullWidth: true, size: 'lg' } };

export const LongText: Story = {
  render: (args) => (
    <Stack align="start">
      <Button {...args}>{longTitle}</Button>
      <Button {...args} isFullWidth variant="neutral" iconEnd={<Icon icon={icons.chevronDown} />}>
        {longTitle}
      </Button>
    </Stack>
  ),
};
