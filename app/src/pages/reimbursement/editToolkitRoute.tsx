import { toast } from '@redwhiteandcode/design-system';
import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Toolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { useDocumentTitle } from '../../shell/metadata/useDocumentTitle.ts';
import { ToolkitFormPage } from './ToolkitFormPage.tsx';
import { toolkitHref } from '../../parts/reimbursement/addresses.ts';
import { draftOf } from './toolkitTexts.ts';
import { OwnToolkit } from './OwnToolkit.tsx';
import { changeToolkit } from './toolkitActions.ts';
import { useCap } from '../../parts/reimbursement/useToolkits.ts';
import type { Route } from './+types/editToolkitRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: copy.editTitle,
    description: copy.description,
    path: `${toolkitHref(params.toolkitId)}/edit`,
    isPrivate: true,
  });

export default function ToolkitEditRoute({ params: { toolkitId } }: Route.ComponentProps): ReactNode {
  return (
    <RequireSession title={copy.editTitle}>
      <OwnToolkit key={toolkitId} toolkitId={toolkitId}>
        {(toolkit, onChange) => <EditToolkit toolkit={toolkit} onChange={onChange} />}
      </OwnToolkit>
    </RequireSession>
  );
}

function EditToolkit({
  toolkit,
  onChange,
}: {
  toolkit: Toolkit;
  onChange: (toolkit: Toolkit) => void;
}): ReactNode {
  const { data: cap } = useCap(toolkit.plan_year);
  const navigate = useNavigate();
  const [step, setStep] = useState<string>();
  useDocumentTitle(step && `${step} | ${copy.editTitle}`);
  return (
    <ToolkitFormPage
      toolkit={toolkit}
      courses={[toolkit]}
      cap={cap}
      today={readerToday()}
      defaultDraft={draftOf(toolkit, toolkit.plan_year)}
      onStep={setStep}
      onSubmit={async (draft) => {
        const result = await changeToolkit(toolkit, draft);
        if (result.toolkit) onChange(result.toolkit);
        if (result.errors || !result.toolkit) return result.errors;
        toast({ title: copy.changed, tone: 'success' });
        await navigate(toolkitHref(toolkit.id), { replace: true });
        return undefined;
      }}
    />
  );
}
