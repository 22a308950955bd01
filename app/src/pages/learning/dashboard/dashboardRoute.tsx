import { Link } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { ScheduledDeletion } from '../../../parts/account/ScheduledDeletion.tsx';
import { EmailNotice } from '../../../parts/account/EmailNotice.tsx';
import { useSessionList } from '../../../shell/api/useSessionQuery.ts';
import { useFailureToast } from '../../../shell/api/useFailureToast.ts';
import { RequireSession } from '../../../shell/frame/RequireSession.tsx';
import { dashboardCopy as copy } from './dashboardCopy.ts';
import { useStatusChange } from './useStatusChange.ts';
import { useApplication } from '../../../parts/liftoff/useApplication.ts';
import { pageMeta } from '../../../shell/metadata/pageMeta.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { ApplicationNotice } from '../../../parts/liftoff/ApplicationNotice.tsx';
import { Benefit } from '../../../parts/reimbursement/Benefit.tsx';
import { useCourseCosts } from '../../../parts/reimbursement/useToolkits.ts';
import { useSession } from '../../../shell/session/session.ts';

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
  const costs = useCourseCosts();
  const { mayBeApplicant } = useApplication();
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
