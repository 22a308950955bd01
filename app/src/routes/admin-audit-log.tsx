import { AuditLogTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { AdminListPage } from '../admin/AdminListPage.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { useAdminList } from '../admin/useAdminList.ts';
import { auditLogWords as words } from '../copy/adminPeople.ts';

export const meta = () =>
  adminMeta({ title: words.title, description: words.description, path: '/admin/audit-log' });

export default function AdminAuditLogRoute(): ReactNode {
  const list = useAdminList('GET /api/admin/audit-log', { sorts: ['at'], failure: words.loadFailure });
  return (
    <AdminListPage
      list={list}
      title={words.title}
      subtitle={words.subtitle}
      exports="GET /api/admin/audit-log/export"
    >
      <AuditLogTable {...list.table} />
    </AdminListPage>
  );
}
