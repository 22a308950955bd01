import type { ReactNode } from 'react';
import { EmailNotice } from '../../parts/account/EmailNotice.tsx';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionList, useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { AssistanceForm } from './AssistanceForm.tsx';
import { ReimbursementPage } from './ReimbursementPage.tsx';
import { Benefit } from '../../parts/reimbursement/Benefit.tsx';
import { declareAssistance } from './toolkitActions.ts';
import { type useCap, useCourseReimbursements } from '../../parts/reimbursement/useToolkits.ts';

export const meta = () =>
  pageMeta({ title: copy.title, description: copy.description, path: '/reimbursement', isPrivate: true });

export default function ReimbursementRoute(): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <Reimbursement />
    </RequireSession>
  );
}

function Reimbursement(): ReactNode {
  const toolkits = useSessionList('GET /api/reimbursement-toolkits', {});
  const reimbursements = useCourseReimbursements();
  const queries = [toolkits, reimbursements];
  const failed = queries.find((query) => query.error !== undefined && query.data === undefined);
  const { data, error } = useSessionQuery('GET /api/enrollments/waiver', {});
  return (
    <ReimbursementPage
      toolkits={toolkits.data}
      courses={reimbursements.data?.courses}
      error={failed?.error && errorMessageOf(failed.error)}
      notice={<EmailNotice />}
      isParticipant={error ? false : data && data.waiver?.reason === 'liftoff'}
      onRetry={() => queries.forEach(({ mutate }) => void mutate())}
      benefit={<Benefit>{(query) => <OtherAssistance query={query} />}</Benefit>}
    />
  );
}

function OtherAssistance({ query: { data: cap, mutate } }: { query: ReturnType<typeof useCap> }): ReactNode {
  if (!cap) return null;
  return (
    <AssistanceForm
      year={cap.year}
      declaredCents={cap.declared_cents}
      onSave={async (cents) => {
        const result = await declareAssistance(cap, cents);
        if (result.cap) await mutate(result.cap, { revalidate: false });
        return result.errors;
      }}
    />
  );
}
