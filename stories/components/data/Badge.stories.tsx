import { Badge, Icon, icons, Inline, StatusBadge } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  subcomponents: { StatusBadge },
  args: { children: 'Beginner' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge tone="neutral">Technical</Badge>
      <Badge tone="info">Beginner</Badge>
      <Badge tone="success">Included</Badge>
      <Badge tone="warning">Few places</Badge>
      <Badge tone="danger">Closed</Badge>
    </Inline>
  ),
};

export const WithIcon: Story = {
  args: { tone: 'info', icon: <Icon icon={icons.sparkles} size="sm" />, children: 'AI-Generated' },
};

/** A state is an icon, a word and a colour. */
export const Status: Story = {
  render: () => (
    <Inline>
      <StatusBadge tone="success">Active</StatusBadge>
      <StatusBadge tone="info">Completed</StatusBadge>
      <StatusBadge tone="warning">Paused</StatusBadge>
      <StatusBadge tone="danger">Revoked</StatusBadge>
      <StatusBadge tone="neutral">Waiting</StatusBadge>
      <StatusBadge tone="warning" icon={icons.clock}>
        In review
      </StatusBadge>
    </Inline>
  ),
};

export const LongText: Story = { args: { children: longTitle } };
