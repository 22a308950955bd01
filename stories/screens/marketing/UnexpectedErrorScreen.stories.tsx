import { UnexpectedErrorScreen } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Marketing/UnexpectedErrorScreen',
  component: UnexpectedErrorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnexpectedErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithRetry: Story = { args: { message: 'The sample server did not answer.', onRetry: fn() } };

export const LongText: Story = { args: { message: longText, onRetry: fn() } };
