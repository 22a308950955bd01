import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import type { ReactNode } from 'react';
import { ApiError, callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useCachedQuery } from '../../../shell/api/useCachedQuery.ts';
import { useSessionKey, useSessionList } from '../../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../../shell/session/RequireSession.tsx';
import { jobToolkitCopy as copy } from '../../../parts/credentials/jobToolkitCopy.ts';
import { copyText } from '../../../shell/frame/copyText.ts';
import { addToProfileHref, verifyUrlOf } from '../../../parts/credentials/certificateShare.ts';
import { pageMeta } from '../../../shell/metadata/pageMeta.ts';
import { PageLoading } from '../../../shell/frame/PageLoading.tsx';
import { JobToolkitPage } from './JobToolkitPage.tsx';
import type { ToolkitCertificate } from './wording.ts';
import { FailurePage } from '../../../shell/frame/FailurePage.tsx';
import { useSession } from '../../../shell/session/session.ts';

export const meta = () =>
  pageMeta({ title: copy.title, description: copy.description, path: '/job-toolkit', isPrivate: true });

export default function JobToolkitRoute(): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <OwnToolkit />
    </RequireSession>
  );
}

function OwnToolkit(): ReactNode {
  const session = useSession();
  const { certificates, error, retry } = useToolkitCertificates();
  if (certificates) {
    return (
      <JobToolkitPage
        certificates={certificates}
        learnerName={session?.user.full_name ?? ''}
        today={readerToday()}
        onCopy={copyText}
        onPrint={() => print()}
      />
    );
  }
  if (error) return <FailurePage title={copy.failure} description={errorMessageOf(error)} onRetry={retry} />;
  return <PageLoading title={copy.title} />;
}

/** Queries the signed-in user's valid certificates with the outcomes and the orders of their courses. */
function useToolkitCertificates() {
  const certificates = useSessionList('GET /api/certificates', {});
  const enrollments = useSessionList('GET /api/enrollments', {});
  const orders = useSessionList('GET /api/orders', {});
  const valid = certificates.data?.filter(({ status }) => status === 'valid');
  const enrollmentOf = ({ certificate_number }: Certificate) =>
    enrollments.data?.find((one) => one.certificate_number === certificate_number);
  const courseIds = valid && enrollments.data && valid.flatMap((one) => enrollmentOf(one)?.course_id ?? []);
  const outcomes = useOutcomes(courseIds);
  const queries = [certificates, enrollments, orders, outcomes];
  const entryOf = (certificate: Certificate): ToolkitCertificate => {
    const enrollment = enrollmentOf(certificate);
    const order = orders.data?.find(({ id }) => id === enrollment?.order_id);
    return {
      certificate,
      address: verifyUrlOf(certificate.certificate_number).replace(/^https?:\/\//, ''),
      profileHref: addToProfileHref(certificate, support.sender),
      outcomes: (enrollment && outcomes.data?.get(enrollment.course_id)) ?? [],
      waiver: order?.waiver ?? null,
      hasReceipt: order ? order.payment !== null || order.status === 'waived' : false,
    };
  };
  return {
    certificates: queries.every(({ data }) => data !== undefined) ? valid?.map(entryOf) : undefined,
    error: queries.find(({ error }) => error !== undefined)?.error,
    retry: () => void Promise.all(queries.map((query) => query.mutate())),
  };
}

/** Queries the learning outcomes of courses, by course. */
function useOutcomes(courseIds: readonly string[] | undefined) {
  const key = useSessionKey('GET /api/courses/{courseId}/details', { courseIds });
  return useCachedQuery(
    courseIds ? key : null,
    async () => new Map(await Promise.all((courseIds ?? []).map(readOutcomes))),
  );
}

async function readOutcomes(courseId: string): Promise<[string, readonly string[]]> {
  try {
    const path = { courseId };
    const details = await callSignedIn('GET /api/courses/{courseId}/details', { path });
    return [courseId, details.learning_outcomes];
  } catch (error) {
    // A certificate outlives its course.
    if (error instanceof ApiError && error.status === 404) return [courseId, []];
    throw error;
  }
}
