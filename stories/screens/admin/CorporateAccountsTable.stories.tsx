import {
  AccountStatusBadge,
  CorporateAccountsTable,
  CorporateTotals,
  Inline,
  Stack,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { accounts } from '../../samples/admin.ts';
import { empty, failed, loading, tableArgs, tableUsage } from './tableStories.ts';

const meta = {
  title: 'Screens/Admin/CorporateAccountsTable',
  component: CorporateAccountsTable,
  args: {
    ...tableArgs(accounts, 'created_at'),
    hrefOf: (id: string) => `/admin/corporate-accounts/${id}`,
    onEdit: fn(),
  },
  parameters: { usage: tableUsage('List the companies and their seats.') },
} satisfies Meta<typeof CorporateAccountsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = loading();

/** The words are the document's. */
export const Empty: Story = { ...empty('No accounts found'), tags: ['list-empty'] };

/** In place, with the way to try again. */
export const Failed: Story = failed('Failed to load corporate accounts');

/** The cards above the table, and how they wait. */
export const Totals: Story = {
  render: () => (
    <Stack gap={24}>
      <CorporateTotals accounts={2} active={1} seats={1250} seatsUsed={368} />
      <CorporateTotals accounts={0} active={0} seats={0} seatsUsed={0} isLoading />
    </Stack>
  ),
};

/** The badge of the table and of an account's own page. */
export const Status: Story = {
  render: () => (
    <Inline gap={8}>
      <AccountStatusBadge status="active" />
      <AccountStatusBadge status="inactive" />
    </Inline>
  ),
};
