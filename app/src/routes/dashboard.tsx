import { Link } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { ScheduledDeletion } from '../account/ScheduledDeletion.tsx';
import { EmailNotice } from '../account/EmailNotice.tsx';
import { useSessionList } from '../api/useSessionQuery.ts';
import { useFailureToast } from '../api/useFailureToast.ts';
import { RequireSession } from '../auth/RequireSession.tsx';
import { dashboardCopy as copy } from '../copy/dashboard.ts';
import { useDueOrders, useWaivers } from '../learning/useOrders.ts';
import { useStatusChange } from '../learning/useStatusChange.ts';
import { useApplication } from '../liftoff/useApplication.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { DashboardPage } from '../pages/dashboard/DashboardPage.tsx';
import { Benefit } from '../reimbursement/Benefit.tsx';
import { useCourseToolkits } from '../reimbursement/useToolkits.ts';
import { useSession } from '../session/session.ts';

const ApplicationNotice = lazy(() => import('../liftoff/ApplicationNotice.tsx'));

export const meta = () =>
  pageMeta({ title: copy.title, description: copy.description, path: '/dashboard', isPrivate: true });

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
  const dueOrders = useDueOrders();
  const waivers = useWaivers();
  const toolkits = useCourseToolkits();
  const { mayBeApplicant } = useApplication();
  const isFailing = error !== undefined && data === undefined;
  useFailureToast(isFailing, copy.error, copy.loadFailure);
  return (
    <DashboardPage
      learnerName={session?.user.full_name ?? undefined}
      enrollments={data}
      dueOrders={mayBeApplicant ? undefined : dueOrders}
      waivers={waivers}
      toolkits={mayBeApplicant ? undefined : toolkits}
      notice={
        <>
          <EmailNotice />
          <ScheduledDeletion />
          <Suspense fallback={null}>
            <ApplicationNotice />
          </Suspense>
        </>
      }
      benefit={
        !mayBeApplicant && <Benefit>{() => <Link href="/reimbursement">{copy.benefitLink}</Link>}</Benefit>
      }
      isFailing={isFailing}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
      onStatusChange={change}
      changing={changing}
    />
  );
}
