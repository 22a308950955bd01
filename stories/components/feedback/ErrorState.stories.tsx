import { ButtonLink, ErrorState } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText, longTitle } from '../../samples/text.ts';

const meta: Meta<typeof ErrorState> = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Your courses could not be loaded',
    description: 'Check your connection, then try again.',
    onRetry: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ErrorState>;

export const Default: Story = {};

export const Retrying: Story = { args: { isRetrying: true } };

export const WithoutRetry: Story = {
  args: {
    onRetry: undefined,
    action: (
      <ButtonLink href="/" variant="neutral">
        Return to Home
      </ButtonLink>
    ),
  },
};

export const LongText: Story = { args: { title: longTitle, description: longText } };
