import type { ReactNode } from 'react';
import { EmailNotice } from '../account/EmailNotice.tsx';
import { useSessionQuery } from '../api/useSessionQuery.ts';
import { RequireSession } from '../auth/RequireSession.tsx';
import { reimbursementCopy as copy } from '../copy/reimbursement.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { AssistanceForm } from '../pages/reimbursement/AssistanceForm.tsx';
import { ReimbursementPage } from '../pages/reimbursement/ReimbursementPage.tsx';
import { Benefit } from '../reimbursement/Benefit.tsx';
import { declareAssistance } from '../reimbursement/toolkitActions.ts';
import { type useCap, useToolkits } from '../reimbursement/useToolkits.ts';

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
  const { retry, ...lists } = useToolkits();
  const { data, error } = useSessionQuery('GET /api/enrollments/waiver', {});
  return (
    <ReimbursementPage
      {...lists}
      notice={<EmailNotice />}
      isParticipant={error ? false : data && data.waiver?.reason === 'liftoff'}
      onRetry={retry}
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
