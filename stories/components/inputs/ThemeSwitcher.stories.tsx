import { ThemeSwitcher } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Inputs/ThemeSwitcher',
  component: ThemeSwitcher,
} satisfies Meta<typeof ThemeSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It changes this story's page for real, until the toolbar's theme is chosen anew. */
export const Default: Story = {};

export const Named: Story = { args: { label: 'Colours of this page' } };
