import type { ReactNode } from 'react';
import { EmailNotice } from '../../parts/account/EmailNotice.tsx';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../shell/session/RequireSession.tsx';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { AssistanceForm } from './AssistanceForm.tsx';
import { ReimbursementPage } from './ReimbursementPage.tsx';
import { Benefit } from '../../parts/reimbursement/Benefit.tsx';
import { declareAssistance } from './toolkitActions.ts';
import { type useCap, useToolkits } from '../../parts/reimbursement/useToolkits.ts';

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
