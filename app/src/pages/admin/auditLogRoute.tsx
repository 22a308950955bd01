import type { ReactNode } from 'react';
import { adminMeta } from '../../parts/admin/adminMeta.ts';
import { useAdminList } from '../../parts/admin/useAdminList.tsx';
import { auditLogCopy as copy } from '../../parts/admin/peopleCopy.ts';
import { AuditLogPage } from './AuditLogPage.tsx';

export const meta = () => adminMeta(copy, '/admin/audit-log');

export default function AdminAuditLogRoute(): ReactNode {
  const list = useAdminList('audit-log', copy);
  return <AuditLogPage list={list} />;
}
