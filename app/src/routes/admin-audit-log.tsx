import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { auditLogCopy as copy } from '../copy/adminPeople.ts';
import { AuditLogPage } from '../pages/admin/AuditLogPage.tsx';

export const meta = () => adminMeta(copy, '/admin/audit-log');

export default function AdminAuditLogRoute(): ReactNode {
  const list = useAdminList('audit-log', copy);
  return <AuditLogPage list={list} />;
}
