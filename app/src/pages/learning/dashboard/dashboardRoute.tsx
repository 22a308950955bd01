import { Link, toast } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Enrollment } from '@redwhiteandcode/contract/learning/operations.ts';
import { ScheduledDeletion } from '../../../parts/account/ScheduledDeletion.tsx';
import { EmailNotice } from '../../../parts/account/EmailNotice.tsx';
import { useSessionList, useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { useMinute } from '../../../shell/clock/useMinute.ts';
import { useFailureToast } from '../../../shell/api/useFailureToast.ts';
import { RequireSession } from '../../../shell/frame/RequireSession.tsx';
import { dashboardCopy as copy } from './dashboardCopy.ts';
import { useApplication } from '../../../parts/liftoff/useApplication.ts';
import { pageMeta } from '../../../shell/metadata/pageMeta.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { ApplicationNotice } from '../../../parts/liftoff/ApplicationNotice.tsx';
import { LayoffNotice } from '../../../parts/liftoff/LayoffNotice.tsx';
import { Benefit } from '../../../parts/reimbursement/Benefit.tsx';
import { useCourseCosts } from '../../../parts/reimbursement/useToolkits.ts';
import { useSession } from '../../../shell/session/session.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useUpdateEnrollment } from '../../../parts/learning/useEnrollment.ts';

export const meta = () =>
  pageMeta({ title: copy.title, description: copy.description, path: '/dashboard', isPrivate: true });

/** Few learners load it. */
const EndedSeat = lazy(() => import('../../../parts/learning/EndedSeat.tsx'));
const AssignedToYou = lazy(() => import('../../../parts/company/AssignedToYou.tsx'));

export default function DashboardRoute(): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <Dashboard />
    </RequireSession>
  );
}

function Dashboard(): ReactNode {
  const session = useSession();
  const { data, error, mutate, isValidating } = useSessionList('GET /api/enrollments', {});
  const { change, changing } = useStatusChange();
  const costs = useCourseCosts();
  const { application, mayBeApplicant, isInReview } = useApplication();
  const layoff = data?.find(({ seat_end }) => seat_end?.reason === 'layoff')?.seat_end;
  const isFailing = error !== undefined && data === undefined;
  useFailureToast(isFailing, copy.error, copy.loadFailure);
  return (
    <DashboardPage
      learnerName={session?.user.full_name ?? undefined}
      enrollments={data}
      dueOrders={mayBeApplicant ? undefined : costs?.dueOrders}
      waivers={costs?.waivers}
      toolkits={mayBeApplicant ? undefined : costs?.toolkits}
      notice={
        <>
          <EmailNotice />
          <ScheduledDeletion />
          <ApplicationNotice />
          {layoff && !application && isInReview === false && <LayoffNotice end={layoff} />}
        </>
      }
      assigned={<Assigned />}
      benefit={
        !mayBeApplicant && <Benefit>{() => <Link href="/reimbursement">{copy.benefitLink}</Link>}</Benefit>
      }
      isFailing={isFailing}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
      onStatusChange={change}
      changing={changing}
      seatEnd={(ended) => (
        <Suspense>
          <EndedSeat {...ended} />
        </Suspense>
      )}
    />
  );
}

/** The learner's assignments from companies. Renders nothing without any. */
function Assigned(): ReactNode {
  const { data } = useSessionQuery('GET /api/me/assignments', {});
  const now = useMinute();
  if (!data || data.items.length === 0) return null;
  return (
    <Suspense>
      <AssignedToYou assignments={data.items} now={now} />
    </Suspense>
  );
}

/** Pauses and resumes courses, and shows the result in a toast. */
interface StatusChange {
  change: (enrollment: Enrollment, status: 'active' | 'paused') => void;
  /** The ids of the enrollments with a pending change. */
  changing: ReadonlySet<string>;
}

/** Returns a function that pauses or resumes a course, and the pending changes. */
function useStatusChange(): StatusChange {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const updateCached = useUpdateEnrollment();
  const change = async ({ id }: Enrollment, status: 'active' | 'paused') => {
    setChanging((ids) => new Set(ids).add(id));
    try {
      updateCached(
        await callSignedIn('PATCH /api/enrollments/{enrollmentId}', {
          path: { enrollmentId: id },
          body: { status },
        }),
      );
      toast({ title: status === 'paused' ? copy.paused : copy.resumed, tone: 'success' });
    } catch (error) {
      const description = errorMessageOf(error);
      toast({ title: copy.changeFailure, description, tone: 'danger' });
    } finally {
      setChanging((ids) => new Set([...ids].filter((changingId) => changingId !== id)));
    }
  };
  return { change: (enrollment, status) => void change(enrollment, status), changing };
}
