import { RefundsTable, type RefundsTableProps } from '@redwhiteandcode/design-system';
import type { AdminRefund } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import type { ReactNode } from 'react';
import { orderHref } from '../../../parts/admin/addresses.ts';
import { type AdminList, AdminListPage } from '../../../parts/admin/AdminListPage.tsx';

/** The copy of the queue of refund requests. */
export const refundsCopy = {
  title: 'Refunds',
  subtitle: 'Approve or deny the refunds that learners requested',
  description: 'The refund requests of learners.',
  search: 'Search by student, course or order',
  filter: {
    of: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All Statuses' },
      { value: 'requested', label: 'Requested' },
      { value: 'approved', label: 'Refund in progress' },
      { value: 'refunded', label: 'Refunded' },
      { value: 'denied', label: 'Denied' },
    ],
  },
  failure: 'The refund requests could not be loaded',
  failureToast: { title: 'Error fetching refunds' },
  approved: 'Refund approved',
  denied: 'Refund denied',
  checked: 'Check recorded',
  check: {
    title: (name: string) => `Check the denial for ${name}`,
    description:
      'Whom you asked at the employer, how, and what they said. Only admins read it, also in the audit log.',
    consequence:
      'The denial was recorded by whoever had a copied link, which the learner has, too. Ask the employer through an address or a number that you found yourself.',
    label: 'Your check with the employer',
    confirm: 'Record check',
  },
  deny: {
    title: (name: string) => `Deny the refund for ${name}`,
    description: 'The learner sees this reason in the email and on the order.',
    confirm: 'Deny refund',
  },
  letterFailed: 'The letter could not be opened',
} as const;

export interface RefundsPageProps
  extends Pick<RefundsTableProps<AdminRefund>, 'onApprove' | 'onCheck' | 'onDeny' | 'onOpenLetter' | 'ref'> {
  list: AdminList<AdminRefund>;
}

/** The queue of refund requests. */
export function RefundsPage({ list, ...table }: RefundsPageProps): ReactNode {
  return (
    <AdminListPage list={list} copy={refundsCopy}>
      <RefundsTable {...list.table} {...table} orderHref={orderHref} />
    </AdminListPage>
  );
}
