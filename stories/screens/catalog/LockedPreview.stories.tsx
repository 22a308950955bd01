import { LockedPreview } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Catalog/LockedPreview',
  component: LockedPreview,
  args: { signInHref: '/auth' },
} satisfies Meta<typeof LockedPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OwnFeatures: Story = { args: { features: ['A sample curriculum', 'A sample project'] } };

export const LongText: Story = { args: { features: [longText, 'Short'] } };
