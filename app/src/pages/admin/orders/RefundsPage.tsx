import { RefundsTable, type RefundsTableProps } from '@redwhiteandcode/design-system';
import type { AdminRefund } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import type { ReactNode } from 'react';
import { refundsCopy as copy } from '../../../parts/admin/ordersCopy.ts';
import { orderHref } from '../../../parts/admin/addresses.ts';
import type { AdminList } from '../../../parts/admin/adminList.ts';
import { AdminListPage } from '../../../parts/admin/AdminListPage.tsx';

export interface RefundsPageProps
  extends Pick<RefundsTableProps<AdminRefund>, 'onApprove' | 'onCheck' | 'onDeny' | 'onOpenLetter' | 'ref'> {
  list: AdminList<AdminRefund>;
}

/** The queue of refund requests. */
export function RefundsPage({ list, ...table }: RefundsPageProps): ReactNode {
  return (
    <AdminListPage list={list} copy={copy}>
      <RefundsTable {...list.table} {...table} orderHref={orderHref} />
    </AdminListPage>
  );
}
