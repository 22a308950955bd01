import { Footer, TaxDisclaimer } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { footerColumns } from '../../samples/navigation.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  args: {
    description: 'AI training that your employer can pay for.',
    columns: footerColumns,
    note: '© 2025 Red White & Code',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithSmallPrint: Story = { args: { children: <TaxDisclaimer /> } };

export const LongText: Story = {
  args: {
    description: longText,
    columns: [{ title: 'Programs', links: [{ label: longTitle, href: '/' }] }, ...footerColumns.slice(1)],
    note: longText,
  },
};
