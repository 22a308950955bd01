import { type AuditRow, AuditLogTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { auditLogCopy } from '../../copy/adminPeople.ts';
import type { AdminList } from './adminList.ts';
import { AdminListPage } from './AdminListPage.tsx';

/** The list of all changes that admins made. */
export function AuditLogPage({ list }: { list: AdminList<AuditRow> }): ReactNode {
  return (
    <AdminListPage list={list} copy={auditLogCopy}>
      <AuditLogTable {...list.table} />
    </AdminListPage>
  );
}
