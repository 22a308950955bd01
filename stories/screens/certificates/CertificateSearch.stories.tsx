import { CertificateSearch } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Screens/Certificates/CertificateSearch',
  component: CertificateSearch,
  args: { onSearch: fn(), onEmpty: fn() },
} satisfies Meta<typeof CertificateSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: 'RWC-2025-DEM0CERT' } };

export const Searching: Story = { args: { defaultValue: 'RWC-2025-DEM0CERT', isSearching: true } };

/** An empty search is explained at the field, and the field takes focus. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Certificate' }));
  },
};

export const LongText: Story = { args: { defaultValue: 'RWC-2025-'.padEnd(120, 'X') } };
