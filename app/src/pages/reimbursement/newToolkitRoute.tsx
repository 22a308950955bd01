import { toast, type ToolkitDraft, type ToolkitStep } from '@redwhiteandcode/design-system';
import { readerToday, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { useDocumentTitle } from '../../shell/metadata/useDocumentTitle.ts';
import { ToolkitFormPage } from './ToolkitFormPage.tsx';
import { toolkitHref } from '../../parts/reimbursement/addresses.ts';
import { draftOf } from './toolkitTexts.ts';
import { createToolkit } from './toolkitActions.ts';
import { useCap, useCourseReimbursements, useToolkitUpdate } from '../../parts/reimbursement/useToolkits.ts';
import { useSession } from '../../shell/session/session.ts';
import { createDraftStore, type DraftStore } from '../../shell/session/draftStore.ts';

/** What was entered for a new toolkit, and the step that was left. */
interface StoredDraft {
  draft: ToolkitDraft;
  step: ToolkitStep;
}

const isStored = (values: object): values is StoredDraft =>
  'step' in values && 'draft' in values && typeof values.draft === 'object';

/** The draft of a new toolkit in this tab. */
const toolkitDraft: DraftStore<StoredDraft> = createDraftStore('rwc-toolkit', isStored, () => sessionStorage);

export const meta = () =>
  pageMeta({
    title: copy.newTitle,
    description: copy.description,
    path: '/reimbursement/new',
    isPrivate: true,
  });

export default function NewToolkitRoute(): ReactNode {
  return (
    <RequireSession title={copy.newTitle}>
      <NewToolkit />
    </RequireSession>
  );
}

function NewToolkit(): ReactNode {
  const owner = useSession()?.user.id ?? null;
  const [search] = useSearchParams();
  const asked = search.get('course') ?? '';
  const { data: { toolkits, courses } = {}, error, mutate } = useCourseReimbursements();
  const { data: cap, error: capError } = useCap();
  const navigate = useNavigate();
  const [step, setStep] = useState<string>();
  useDocumentTitle(step && `${step} | ${copy.newTitle}`);
  const update = useToolkitUpdate();
  const [stored] = useState(() => toolkitDraft.read(owner));
  const [only] = courses?.length === 1 ? courses : [];
  const year = yearOf(readerToday());
  const isStored = stored !== undefined && (asked === '' || asked === stored.draft.course_id);
  // A request that is repeated after a lost response must make one toolkit.
  const key = useRef(crypto.randomUUID());
  const made = toolkits?.find(({ course_id }) => course_id === asked);
  if (made) return <Navigate to={toolkitHref(made.id)} replace />;
  return (
    <ToolkitFormPage
      // The form starts with what is declared.
      courses={(cap ?? capError) ? courses : undefined}
      cap={cap}
      today={readerToday()}
      error={error && errorMessageOf(error)}
      onRetry={() => void mutate()}
      defaultDraft={
        isStored
          ? // A draft from before a field was added has no value for it.
            { ...draftOf(undefined, year), ...stored.draft }
          : draftOf(undefined, year, {
              courseId: asked || only?.course_id,
              declaredCents: cap?.declared_cents,
            })
      }
      defaultStep={isStored ? stored.step : undefined}
      onSave={(draft, step) => toolkitDraft.write(owner, { draft, step })}
      onStep={setStep}
      onSubmit={async (draft) => {
        const { toolkit, errors } = await createToolkit(draft, key.current);
        if (!toolkit) {
          // A changed draft with the same key would be refused.
          key.current = crypto.randomUUID();
          return errors;
        }
        toolkitDraft.drop();
        toast({ title: copy.made, tone: 'success' });
        await navigate(toolkitHref(toolkit.id), { replace: true });
        // The form would say that no course is left if the list changed before.
        update();
        return undefined;
      }}
    />
  );
}
