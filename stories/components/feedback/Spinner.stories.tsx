import { Inline, Spinner } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading courses' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Read as a status. */
export const Default: Story = {};

/** Beside words that say the same. */
export const Decorative: Story = { args: { label: undefined } };

export const Sizes: Story = {
  render: () => (
    <Inline gap={24}>
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
    </Inline>
  ),
};
