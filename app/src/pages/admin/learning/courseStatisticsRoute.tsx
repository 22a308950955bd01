import type { ReactNode } from 'react';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { coursesHref, statisticsHref } from '../../../parts/admin/addresses.ts';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import { recordStatus, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useFailureToast } from '../../../shell/api/useFailureToast.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import type { Route } from './+types/courseStatisticsRoute.ts';
import { CourseStatisticsPage } from './CourseStatisticsPage.tsx';
import { statisticsCopy as copy } from './statisticsCopy.ts';

export const meta = ({ params: { courseId } }: Route.MetaArgs) => adminMeta(copy, statisticsHref(courseId));

export default function AdminCourseStatisticsRoute({
  params: { courseId },
}: Route.ComponentProps): ReactNode {
  const query = useAdminQuery('GET /api/admin/courses/{courseId}/statistics', { path: { courseId } });
  const questions = useAdminQuery('GET /api/admin/courses/{courseId}/assessment/statistics', {
    path: { courseId },
  });
  const reports = useAdminQuery('GET /api/admin/error-reports', {
    query: { course_id: courseId, state: 'open', limit: 25 },
  });
  const { data } = query;
  const hasNoAssessment = questions.error?.status === 404;
  useFailureToast(
    questions.error !== undefined && !hasNoAssessment,
    copy.incomplete.title,
    copy.incomplete.questions,
  );
  useFailureToast(reports.error !== undefined, copy.incomplete.title, copy.incomplete.reports);
  useDocumentTitle(data && `${copy.of(data.course_title)} | ${adminCopy.area}`);
  const count = reports.data?.count;
  if (data) {
    return (
      <CourseStatisticsPage
        courseId={courseId}
        statistics={data}
        questions={hasNoAssessment ? null : questions.data}
        openReports={count && `${count.rows}${count.is_exact ? '' : '+'}`}
      />
    );
  }
  return <RecordState status={recordStatus(query)} copy={copy.record} listHref={coursesHref} />;
}
