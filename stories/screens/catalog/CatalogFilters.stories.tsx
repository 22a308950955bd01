import { CatalogFilters, noFilter } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Catalog/CatalogFilters',
  component: CatalogFilters,
  args: { filter: noFilter, onChange: fn(), shown: 14, total: 14 },
} satisfies Meta<typeof CatalogFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A filter that is on can be cleared. */
export const Active: Story = { args: { filter: { level: 'Beginner', track: 'all' }, shown: 4 } };

export const LongText: Story = { args: { levels: [longTitle], filter: { level: longTitle, track: 'all' } } };
