import type { ReactNode } from 'react';
import { RequireSession } from '../auth/RequireSession.tsx';
import { reimbursementCopy as copy } from '../copy/reimbursement.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { toolkitHref } from '../pages/reimbursement/addresses.ts';
import { OwnToolkit } from '../reimbursement/OwnToolkit.tsx';
import { ToolkitView } from '../reimbursement/ToolkitView.tsx';
import type { Route } from './+types/toolkit.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: copy.toolkit,
    description: copy.description,
    path: toolkitHref(params.toolkitId),
    isPrivate: true,
  });

export default function ToolkitRoute({ params: { toolkitId } }: Route.ComponentProps): ReactNode {
  return (
    <RequireSession title={copy.toolkit}>
      <OwnToolkit key={toolkitId} toolkitId={toolkitId}>
        {(toolkit, onChange) => <ToolkitView toolkit={toolkit} onChange={onChange} />}
      </OwnToolkit>
    </RequireSession>
  );
}
