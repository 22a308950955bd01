import {
  AccountStatusBadge,
  CorporateAccountsTable,
  CorporateTotals,
  Inline,
  Stack,
} from '@redwhiteandcode/design-system';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { accounts } from '../../samples/admin.ts';
import { empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Corporate/CorporateAccountsTable',
  component: CorporateAccountsTable,
  args: {
    ...tableArgs(accounts, 'created_at'),
    hrefOf: (id: string) => `/admin/corporate-accounts/${id}`,
    onEdit: fn(),
  },
  parameters: { usage: tableUsage('List the companies and their seats.') },
});

export const Default = meta.story();

export const Empty = meta.story({ ...empty('No accounts found'), tags: ['list-empty'] });

/** The cards above the table, loaded and loading. */
export const Totals = meta.story({
  render: () => (
    <Stack gap={24}>
      <CorporateTotals accounts={2} active={1} seats={1250} seatsUsed={368} />
      <CorporateTotals accounts={0} active={0} seats={0} seatsUsed={0} isLoading />
    </Stack>
  ),
});

/** The badge in the table and on the account page. */
export const Status = meta.story({
  render: () => (
    <Inline gap={8}>
      <AccountStatusBadge status="active" />
      <AccountStatusBadge status="inactive" />
    </Inline>
  ),
});
