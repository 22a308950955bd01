import { adminLists } from '@redwhiteandcode/lambdas/contract/admin-lists.ts';
import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { auditLogCopy as copy } from '../copy/adminPeople.ts';
import { AuditLogPage } from '../pages/admin/AuditLogPage.tsx';

export const meta = () => adminMeta(copy, '/admin/audit-log');

export default function AdminAuditLogRoute(): ReactNode {
  const list = useAdminList('GET /api/admin/audit-log', copy, {
    ...adminLists['audit-log'],
    exports: 'GET /api/admin/audit-log/export',
  });
  return <AuditLogPage list={list} />;
}
