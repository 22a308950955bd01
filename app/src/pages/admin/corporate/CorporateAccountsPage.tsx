import { Button, CorporateAccountsTable, CorporateTotals, Icon, icons } from '@redwhiteandcode/design-system';
import type {
  CorporateAccount,
  CorporateSummary,
} from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import type { ReactNode } from 'react';
import { accountHref } from '../../../parts/admin/addresses.ts';
import {
  type AdminList,
  AdminListPage,
  ListSummary,
  type Summary,
} from '../../../parts/admin/AdminListPage.tsx';

/** The copy of the admin list of corporate accounts. */
export const accountsCopy = {
  title: 'Corporate Accounts',
  subtitle: 'Manage B2B corporate training accounts',
  description: 'The companies that bought seats.',
  search: 'Search by company or contact email',
  failure: 'Failed to load corporate accounts',
  failureToast: { title: 'Error loading accounts', description: 'Failed to load corporate accounts' },
  add: 'Add Account',
  added: 'Account added successfully',
  saved: 'Account saved successfully',
} as const;

export interface CorporateAccountsPageProps {
  list: AdminList<CorporateAccount>;
  summary: Summary<CorporateSummary>;
  /** Opens the dialog that adds an account. */
  onAdd: () => void;
  /** Opens the dialog that edits an account. */
  onEdit: (account: CorporateAccount) => void;
}

/** The list of corporate accounts. */
export function CorporateAccountsPage({
  list,
  summary,
  onAdd,
  onEdit,
}: CorporateAccountsPageProps): ReactNode {
  return (
    <AdminListPage
      list={list}
      copy={accountsCopy}
      cards={
        <ListSummary summary={summary} failure={accountsCopy.failure}>
          {(counts) => (
            <CorporateTotals
              accounts={counts?.total_accounts ?? 0}
              active={counts?.active_accounts ?? 0}
              seats={counts?.seats_purchased ?? 0}
              seatsUsed={counts?.seats_used ?? 0}
              isLoading={!counts}
            />
          )}
        </ListSummary>
      }
      actions={
        <Button iconStart={<Icon icon={icons.plus} size="sm" />} onPress={onAdd}>
          {accountsCopy.add}
        </Button>
      }
    >
      <CorporateAccountsTable {...list.table} hrefOf={accountHref} onEdit={onEdit} />
    </AdminListPage>
  );
}
