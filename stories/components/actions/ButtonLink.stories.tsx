import { ButtonLink, Icon, icons, Inline } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '/course/sample-course', children: 'View course' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline gap={16}>
      <ButtonLink {...args} variant="primary">
        Primary
      </ButtonLink>
      <ButtonLink {...args} variant="neutral">
        Neutral
      </ButtonLink>
      <ButtonLink {...args} variant="quiet">
        Quiet
      </ButtonLink>
    </Inline>
  ),
};

/** The one red call to action of a marketing view. */
export const Accent: Story = { args: { variant: 'accent', size: 'lg', children: 'Find your course' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={16}>
      <ButtonLink {...args} size="sm" />
      <ButtonLink {...args} size="md" />
      <ButtonLink {...args} size="lg" />
    </Inline>
  ),
};

export const WithIcon: Story = {
  args: { iconStart: <Icon icon={icons.arrowLeft} size="sm" />, variant: 'neutral', children: 'Back' },
};

/** Says by icon and in words that it opens a new tab. */
export const NewTab: Story = {
  args: { href: 'https://example.com/', target: '_blank', children: 'Share certificate' },
};

export const FullWidth: Story = { args: { isFullWidth: true, size: 'lg' } };

export const LongText: Story = { args: { children: longTitle } };
