import { Link, Stack, Text } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '/about', children: 'About the sample program' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Takes the text's colour and underlines on hover: for lists of links, not for links in text. */
export const Subtle: Story = { args: { variant: 'subtle' } };

export const InText: Story = {
  render: (args) => (
    <Text>
      Employers may pay for training. <Link {...args}>Read how it works</Link>, then ask your own.
    </Text>
  ),
};

/** Says by icon and in words that it opens a new tab. */
export const NewTab: Story = {
  args: { href: 'https://example.com/', target: '_blank', children: 'Sample source' },
};

export const CurrentPage: Story = { args: { 'aria-current': 'page', variant: 'subtle' } };

export const LongText: Story = {
  render: (args) => (
    <Stack>
      <Link {...args}>{longTitle}</Link>
      <Text>
        {longText} <Link {...args}>{longTitle}</Link>
      </Text>
    </Stack>
  ),
};
