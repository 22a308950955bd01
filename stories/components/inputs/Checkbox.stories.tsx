import { Checkbox } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  args: { children: 'Mark complete', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { defaultSelected: true } };

export const WithDescription: Story = {
  args: { children: 'Send me course news', description: 'About once a month; you can stop it any time.' },
};

export const Invalid: Story = {
  args: { children: 'I accept the sample terms', errorMessage: 'Please accept the terms to go on.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledSelected: Story = { args: { isDisabled: true, defaultSelected: true } };

export const LongText: Story = {
  args: { children: longText, description: longText, errorMessage: longText },
};
