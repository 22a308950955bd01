import { AuditLogTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { AdminListPage } from '../../parts/admin/AdminListPage.tsx';
import { useListPage } from '../../parts/admin/useAdminList.tsx';
import { roomHref } from '../../parts/company/addresses.ts';
import { companyMeta } from '../../parts/company/companyMeta.ts';
import { useCompany, useRefusalGuard } from '../../parts/company/useCompany.ts';
import type { Route } from './+types/logRoute.ts';

const copy = {
  title: 'Audit log',
  subtitle: 'All changes that people with a role made in these rooms',
  description: 'All changes made in the rooms of a company.',
  failure: 'Failed to load the audit log',
  deletedAccount: 'Deleted account',
} as const;

export const meta = ({ params }: Route.MetaArgs) => companyMeta(copy, roomHref(params.companyId, '/log'));

/** The list of all changes in a company's rooms. */
export default function CompanyLogRoute(): ReactNode {
  const { id: companyId } = useCompany();
  const list = useListPage('GET /api/company/{companyId}/log', copy, {
    path: { companyId },
    sorts: ['at'],
    exports: 'GET /api/company/{companyId}/log/export',
    guard: useRefusalGuard(),
  });
  const { rows, ...table } = list.table;
  return (
    <AdminListPage list={list} copy={copy}>
      <AuditLogTable
        {...table}
        rows={rows.map((row) => ({ ...row, actor: row.actor ?? copy.deletedAccount }))}
      />
    </AdminListPage>
  );
}
