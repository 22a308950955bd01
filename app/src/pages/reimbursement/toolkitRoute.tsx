import type { ReactNode } from 'react';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { toolkitHref } from '../../parts/reimbursement/addresses.ts';
import { OwnToolkit } from './OwnToolkit.tsx';
import { ToolkitView } from './ToolkitView.tsx';
import type { Route } from './+types/toolkitRoute.ts';

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
