import { AiDisclosure } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Catalog/AiDisclosure',
  component: AiDisclosure,
} satisfies Meta<typeof AiDisclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithOrigin: Story = { args: { provider: 'a sample model', date: '2025-06-01' } };

export const Badge: Story = { args: { variant: 'badge' } };

export const LongText: Story = { args: { provider: longTitle, date: '2025-06-01' } };
