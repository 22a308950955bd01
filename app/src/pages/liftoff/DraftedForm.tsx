import { applicationValuesOf } from '@redwhiteandcode/contract/liftoff/application-rules.ts';
import type { LayoffApplication } from '@redwhiteandcode/contract/liftoff/operations.ts';
import { type ReactNode, useState } from 'react';
import { toastFieldErrors } from '../../shell/forms/formErrors.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { useSession } from '../../shell/session/session.ts';
import { type ApplicationDraft, draftStore } from './draft.ts';
import { proofRefusals } from './failure.ts';
import { type SubmissionEvents, toastFailure, useSubmission } from './useSubmission.ts';

/** Returns the draft of the user or visitor; undefined until the session is known. */
function useDraft(owner: string | null | undefined): ApplicationDraft | undefined {
  const [state, setState] = useState<{
    owner: string | null;
    draft: ApplicationDraft | undefined;
  }>();
  if (owner !== undefined && state?.owner !== owner) setState({ owner, draft: draftStore.read(owner) });
  return state?.draft;
}

export interface DraftedFormProps extends SubmissionEvents {
  /** The application that was rejected before. */
  rejected?: LayoffApplication | null | undefined;
}

/** The form, filled in from the draft, a rejected application, or with the name and email address of the account. */
export default function DraftedForm({ rejected, ...events }: DraftedFormProps): ReactNode {
  const session = useSession();
  const owner = session && session.user.id;
  const draft = useDraft(owner);
  const { submit, upload } = useSubmission(events);
  const own = rejected
    ? applicationValuesOf(rejected)
    : session && { applicant_name: session.user.full_name ?? '', email: session.user.email };
  return (
    <ApplicationForm
      key={draft ? 'draft' : 'new'}
      defaultValues={draft?.values ?? own ?? undefined}
      defaultProof={draft?.proof}
      lostProof={draft?.lostProof}
      isUnsent={session ? draft?.isUnsent : undefined}
      onDraftChange={(values, proof) => draftStore.write(owner ?? null, values, proof)}
      onRefused={toastFieldErrors}
      onProofRefused={(problem) => toastFailure(proofRefusals[problem])}
      onSubmit={submit}
      upload={upload}
      isSignedIn={Boolean(session)}
    />
  );
}
