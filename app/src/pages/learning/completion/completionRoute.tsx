import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import type { Enrollment } from '@redwhiteandcode/contract/learning/operations.ts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { usePublicList, usePublicQuery } from '../../../shell/api/usePublicQuery.ts';
import { useSessionList } from '../../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../../shell/frame/RequireSession.tsx';
import { useOwnCertificate } from '../../../parts/credentials/useOwnCertificate.ts';
import { completionCopy as copy } from './completionCopy.ts';
import { useApplication } from '../../../parts/liftoff/useApplication.ts';
import { verifyUrlOf } from '../../../parts/credentials/certificateShare.ts';
import { pageMeta } from '../../../shell/metadata/pageMeta.ts';
import { OwnCertificate } from '../../../parts/credentials/OwnCertificate.tsx';
import { CompletionPage, type CompletionPageProps } from './CompletionPage.tsx';
import { nextCourse } from './nextCourse.ts';
import { PageLoading } from '../../../shell/frame/PageLoading.tsx';
import { FailurePage } from '../../../shell/frame/FailurePage.tsx';
import { completionHref } from '../../../parts/learning/lessons.ts';
import { useCourseCosts } from '../../../parts/reimbursement/useToolkits.ts';
import type { Route } from './+types/completionRoute.ts';

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
  if (enrollment?.status !== 'completed') return <Navigate to={`/learn/${courseId}`} replace />;
  return (
    <CompletedCourse enrollment={enrollment} enrolledIds={new Set(enrollments.map((one) => one.course_id))} />
  );
}

interface CompletedCourseProps {
  enrollment: Enrollment;
  enrolledIds: ReadonlySet<string>;
}

function CompletedCourse(props: CompletedCourseProps): ReactNode {
  const { certificate_number: number } = props.enrollment;
  if (number === null)
    return <Completed {...props} certificate={null} isValid={false} verifyUrl={undefined} />;
  return <Certified {...props} number={number} />;
}

function Certified({ number, ...props }: CompletedCourseProps & { number: string }): ReactNode {
  const { data, error } = usePublicQuery('GET /api/certificates/{certificateNumber}', {
    path: { certificateNumber: number },
  });
  return (
    <Completed
      {...props}
      certificate={data && <Own certificate={data} />}
      isValid={data?.status === 'valid'}
      failure={data ? undefined : error && errorMessageOf(error)}
      verifyUrl={verifyUrlOf(number)}
    />
  );
}

type CertificateProps = Pick<CompletionPageProps, 'certificate' | 'isValid' | 'failure' | 'verifyUrl'>;

function Completed({
  enrollment: { course, has_attempts },
  enrolledIds,
  ...certificate
}: CompletedCourseProps & CertificateProps): ReactNode {
  const catalog = usePublicList('GET /api/courses', { query: { kind: 'catalog' } });
  const costs = useCourseCosts();
  return (
    <CompletionPage
      {...certificate}
      course={course}
      hasAttempts={has_attempts}
      waiver={costs?.waivers.get(course.id)}
      isInReview={useApplication().isInReview}
      dueOrder={costs?.dueOrders.get(course.id)}
      toolkit={costs?.toolkits.get(course.id)}
      isPaymentLoading={costs === undefined}
      next={catalog.data && (nextCourse(catalog.data, course, enrolledIds) ?? null)}
    />
  );
}

function Own({ certificate }: { certificate: Certificate }): ReactNode {
  return <OwnCertificate {...useOwnCertificate(certificate)} />;
}
