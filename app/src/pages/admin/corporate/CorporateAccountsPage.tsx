import { Button, CorporateAccountsTable, CorporateTotals, Icon, icons } from '@redwhiteandcode/design-system';
import type { CorporateAccount, CorporateSummary } from '@redwhiteandcode/contract/corporate/operations.ts';
import type { ReactNode } from 'react';
import { accountsCopy as copy } from '../../../parts/admin/businessCopy.ts';
import { accountHref } from '../../../parts/admin/addresses.ts';
import type { AdminList } from '../../../parts/admin/adminList.ts';
import { AdminListPage } from '../../../parts/admin/AdminListPage.tsx';
import { ListSummary, type Summary } from '../../../parts/admin/ListSummary.tsx';

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
      copy={copy}
      cards={
        <ListSummary summary={summary} failure={copy.failure}>
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
          {copy.add}
        </Button>
      }
    >
      <CorporateAccountsTable {...list.table} hrefOf={accountHref} onEdit={onEdit} />
    </AdminListPage>
  );
}
