import { errorKinds } from '@redwhiteandcode/contract/reports/rules.ts';
import { ReportsTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { AdminListPage } from '../../../parts/admin/AdminListPage.tsx';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { errorReportHref, errorReportsHref } from '../../../parts/admin/addresses.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { reportsCopy as copy } from './reportsCopy.ts';

export const meta = () => adminMeta(copy, errorReportsHref);

export default function AdminErrorReportsRoute(): ReactNode {
  const list = useAdminList('error-reports', copy);
  return (
    <AdminListPage list={list} copy={copy}>
      <ReportsTable {...list.table} kinds={errorKinds} reportHref={errorReportHref} />
    </AdminListPage>
  );
}
