import type { Certificate } from '@redwhiteandcode/lambdas/contract/credentials.ts';
import type { Enrollment } from '@redwhiteandcode/lambdas/contract/learning.ts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { errorMessageOf } from '../api/errorMessage.ts';
import { usePublicList, usePublicQuery } from '../api/usePublicQuery.tsx';
import { useSessionList } from '../api/useSessionQuery.ts';
import { RequireSession } from '../auth/RequireSession.tsx';
import { useOwnCertificate } from '../certificate/useOwnCertificate.ts';
import { completionCopy as copy } from '../copy/completion.ts';
import { useDueOrders, useWaivers } from '../learning/useOrders.ts';
import { verifyUrlOf } from '../metadata/certificateShare.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { OwnCertificate } from '../pages/certificate/OwnCertificate.tsx';
import { CompletionPage } from '../pages/completion/CompletionPage.tsx';
import { nextCourse } from '../pages/completion/nextCourse.ts';
import { PageLoading } from '../pages/frame/PageLoading.tsx';
import { FailurePage } from '../pages/message/FailurePage.tsx';
import { completionHref } from '../pages/player/lessons.ts';
import { useCourseToolkits } from '../reimbursement/useToolkits.ts';
import type { Route } from './+types/complete.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    path: completionHref(params.courseId),
    isPrivate: true,
  });

/** Serves `/learn/{courseId}/complete`, the page of a completed course. */
export default function CompleteRoute({ params: { courseId } }: Route.ComponentProps): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <OwnCourse key={courseId} courseId={courseId} />
    </RequireSession>
  );
}

function OwnCourse({ courseId }: { courseId: string }): ReactNode {
  const { data: enrollments, error, mutate, isValidating } = useSessionList('GET /api/enrollments', {});
  if (enrollments === undefined) {
    if (!error) return <PageLoading title={copy.title} />;
    return (
      <FailurePage
        title={copy.failure}
        description={errorMessageOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  const enrollment = enrollments.find((one) => one.course_id === courseId);
  // The player says why there is no certificate yet.
  if (!enrollment || enrollment.certificate_number === null)
    return <Navigate to={`/learn/${courseId}`} replace />;
  return (
    <CompletedCourse
      enrollment={enrollment}
      number={enrollment.certificate_number}
      enrolledIds={new Set(enrollments.map((one) => one.course_id))}
    />
  );
}

interface CompletedCourseProps {
  enrollment: Enrollment;
  number: string;
  enrolledIds: ReadonlySet<string>;
}

function CompletedCourse({ enrollment, number, enrolledIds }: CompletedCourseProps): ReactNode {
  const { course } = enrollment;
  const [certificate, certificateQuery] = usePublicQuery('GET /api/certificates/{certificateNumber}', {
    path: { certificateNumber: number },
  });
  const [catalog, catalogQuery] = usePublicList('GET /api/courses', { query: { kind: 'catalog' } });
  return (
    <>
      {certificateQuery}
      {catalogQuery}
      <CompletionPage
        course={course}
        certificate={certificate.data && <Own certificate={certificate.data} />}
        isValid={certificate.data?.status === 'valid'}
        failure={certificate.data ? undefined : certificate.error && errorMessageOf(certificate.error)}
        verifyUrl={verifyUrlOf(number)}
        waiver={useWaivers(course.id).get(course.id)}
        dueOrder={useDueOrders(course.id).get(course.id)}
        toolkit={useCourseToolkits().get(course.id)}
        next={catalog.data && (nextCourse(catalog.data, course, enrolledIds) ?? null)}
      />
    </>
  );
}

function Own({ certificate }: { certificate: Certificate }): ReactNode {
  return <OwnCertificate {...useOwnCertificate(certificate)} />;
}
