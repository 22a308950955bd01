import type { ReactNode } from 'react';
import type { ReportAnswer } from '@redwhiteandcode/contract/reports/admin-operations.ts';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { errorReportHref, errorReportsHref } from '../../../parts/admin/addresses.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import { recordStatus, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { sanitizeLesson } from '../../../parts/learning/sanitizeLesson.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import type { Route } from './+types/reportRoute.ts';
import { ReportPage, type ReportPageProps } from './ReportPage.tsx';
import { reportsCopy as copy } from './reportsCopy.ts';

const affected = [
  'GET /api/admin/error-reports/{reportId}',
  'GET /api/admin/error-reports',
  'GET /api/admin/queues',
] as const;

export const meta = ({ params: { reportId } }: Route.MetaArgs) =>
  adminMeta({ title: copy.record.title, description: copy.description }, errorReportHref(reportId));

export default function AdminErrorReportRoute({ params: { reportId } }: Route.ComponentProps): ReactNode {
  const query = useAdminQuery('GET /api/admin/error-reports/{reportId}', { path: { reportId } });
  const { data, error } = query;
  const change = useChange(affected);
  useDocumentTitle(data && `${data.lesson_title} | ${adminCopy.area}`);
  const answer: ReportPageProps['onAnswer'] = async (values) => {
    // The form has checked the outcome.
    const body = values as ReportAnswer;
    const form = await change(
      () => callAdmin('PATCH /api/admin/error-reports/{reportId}', { path: { reportId }, body }),
      { done: copy.answered, failed: copy.notAnswered },
    );
    return form === undefined ? undefined : { form };
  };
  if (data && error?.status !== 404)
    return <ReportPage key={data.id} report={data} sanitize={sanitizeLesson} onAnswer={answer} />;
  return <RecordState status={recordStatus(query)} copy={copy.record} listHref={errorReportsHref} />;
}
