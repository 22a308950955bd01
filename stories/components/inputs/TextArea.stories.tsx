import { TextArea } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  args: { label: 'Your question', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithDescription: Story = {
  args: { description: 'A few sentences are enough.', isRequired: false },
};

export const Invalid: Story = {
  args: { defaultValue: 'Hi', errorMessage: 'Please write at least ten characters.' },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'A sample question.' } };

/** Grows with its text where the browser can. */
export const LongText: Story = {
  args: { label: longTitle, description: longText, defaultValue: `${longText}\n\n${longText}`, rows: 3 },
};
