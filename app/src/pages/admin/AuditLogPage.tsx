import { type AuditRow, AuditLogTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { auditLogCopy } from '../../parts/admin/peopleCopy.ts';
import type { AdminList } from '../../parts/admin/adminList.ts';
import { AdminListPage } from '../../parts/admin/AdminListPage.tsx';

/** The list of all changes that admins made. */
export function AuditLogPage({ list }: { list: AdminList<AuditRow> }): ReactNode {
  return (
    <AdminListPage list={list} copy={auditLogCopy}>
      <AuditLogTable {...list.table} />
    </AdminListPage>
  );
}
