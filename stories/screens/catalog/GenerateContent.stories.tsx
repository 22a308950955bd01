import { GenerateContent } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText } from '../../samples/text.ts';

const meta: Meta<typeof GenerateContent> = {
  title: 'Screens/Catalog/GenerateContent',
  component: GenerateContent,
};
export default meta;

type Story = StoryObj<typeof GenerateContent>;

export const Default: Story = { args: { isSignedIn: true, onGenerate: fn() } };

export const SignedOut: Story = { args: { isSignedIn: false, signInHref: '/auth' } };

export const Generating: Story = { args: { isSignedIn: true, onGenerate: fn(), isGenerating: true } };

export const Failed: Story = {
  args: {
    isSignedIn: true,
    onGenerate: fn(),
    errorMessage: 'The curriculum could not be written. Try again in a minute.',
  },
};

export const LongText: Story = { args: { isSignedIn: true, onGenerate: fn(), errorMessage: longText } };
