import { AuditLogTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { AdminListPage } from '../../parts/admin/AdminListPage.tsx';
import { adminMeta } from '../../parts/admin/adminMeta.ts';
import { useAdminList } from '../../parts/admin/useAdminList.tsx';

const copy = {
  title: 'Audit log',
  subtitle: 'All changes that admins made',
  description: 'All changes made in the admin area.',
  failure: 'The audit log could not be loaded',
} as const;

export const meta = () => adminMeta(copy, '/admin/audit-log');

/** The list of all changes that admins made. */
export default function AdminAuditLogRoute(): ReactNode {
  const list = useAdminList('audit-log', copy);
  return (
    <AdminListPage list={list} copy={copy}>
      <AuditLogTable {...list.table} />
    </AdminListPage>
  );
}
