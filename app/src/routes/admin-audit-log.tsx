import { adminLists } from '@redwhiteandcode/lambdas/contract/admin-lists.ts';
import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { auditLogWords as words } from '../copy/adminPeople.ts';
import { AuditLogPage } from '../pages/admin/AuditLogPage.tsx';

export const meta = () => adminMeta(words, '/admin/audit-log');

export default function AdminAuditLogRoute(): ReactNode {
  const list = useAdminList('GET /api/admin/audit-log', words, {
    ...adminLists['audit-log'],
    exports: 'GET /api/admin/audit-log/export',
  });
  return <AuditLogPage list={list} />;
}
