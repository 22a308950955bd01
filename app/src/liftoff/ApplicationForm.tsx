import type { ApplicationValues } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { tellWrong } from '../auth/formErrors.ts';
import { ApplicationForm as ApplicationFormView } from '../pages/layoff-application/ApplicationForm.tsx';
import { useSession } from '../session/session.ts';
import { draftStore } from './draft.ts';
import { proofRefusals } from './failure.ts';
import { type SubmissionEvents, tell, useSubmission } from './useSubmission.ts';

/** The draft of whoever looks at the page; read once it is known who that is. */
function useDraft(owner: string | null | undefined): Partial<ApplicationValues> | undefined {
  const [held, setHeld] = useState<{ owner: string | null; draft: Partial<ApplicationValues> | undefined }>();
  if (owner !== undefined && held?.owner !== owner) setHeld({ owner, draft: draftStore.read(owner) });
  return held?.draft;
}

/** The form: with what was typed before, else with the name and the address of the account. */
export default function ApplicationForm(events: SubmissionEvents): ReactNode {
  const session = useSession();
  const owner = session && session.user.id;
  const draft = useDraft(owner);
  const { submit, upload } = useSubmission(events);
  const own = session && { applicant_name: session.user.full_name ?? '', email: session.user.email };
  return (
    <ApplicationFormView
      key={draft ? 'draft' : 'new'}
      defaultValues={draft ?? own ?? undefined}
      onDraftChange={(values) => draftStore.write(owner ?? null, values)}
      onRefused={tellWrong}
      onProofRefused={(problem) => tell(proofRefusals[problem])}
      onSubmit={submit}
      upload={upload}
      isSignedIn={Boolean(session)}
    />
  );
}
