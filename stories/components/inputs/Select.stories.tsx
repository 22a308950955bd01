import { Select } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Inputs/Select',
  component: Select,
  args: {
    label: 'Level',
    options: [
      { value: 'beginner', label: 'Beginner' },
      { value: 'intermediate', label: 'Intermediate' },
      { value: 'advanced', label: 'Advanced' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** While nothing is chosen; it cannot be chosen itself. */
export const Placeholder: Story = { args: { placeholder: 'Choose a level' } };

export const WithDescription: Story = {
  args: { description: 'You can change it later.', isRequired: false, defaultValue: 'advanced' },
};

export const Invalid: Story = {
  args: { placeholder: 'Choose a level', errorMessage: 'Please choose a level.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: { label: longTitle, description: longText, options: [{ value: 'long', label: longText }] },
};
