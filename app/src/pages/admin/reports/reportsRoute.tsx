import { errorKinds } from '@redwhiteandcode/contract/reports/rules.ts';
import { ButtonLink, ReportsTable } from '@redwhiteandcode/design-system';
import { adminLists } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AdminListPage } from '../../../parts/admin/AdminListPage.tsx';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { errorReportHref, errorReportsHref } from '../../../parts/admin/addresses.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { reportsCopy as copy } from './reportsCopy.ts';

export const meta = () => adminMeta(copy, errorReportsHref);

export default function AdminErrorReportsRoute(): ReactNode {
  const courseId = useSearchParams()[0].get('course_id');
  const list = useAdminList('error-reports', copy, {
    states: { ...adminLists['error-reports'].states, course_id: courseId === null ? [] : [courseId] },
  });
  return (
    <AdminListPage
      list={list}
      copy={copy}
      summary={courseId === null ? undefined : copy.ofOneCourse}
      actions={
        courseId !== null && (
          <ButtonLink href={errorReportsHref} variant="neutral">
            {copy.showAll}
          </ButtonLink>
        )
      }
    >
      <ReportsTable {...list.table} kinds={errorKinds} reportHref={errorReportHref} />
    </AdminListPage>
  );
}
