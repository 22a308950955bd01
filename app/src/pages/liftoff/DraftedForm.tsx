import { applicationForm, applicationValuesOf } from '@redwhiteandcode/contract/liftoff/application-rules.ts';
import type { ConfirmedLayoff, LayoffApplication } from '@redwhiteandcode/contract/liftoff/operations.ts';
import { type ReactNode, useState } from 'react';
import {
  type ApplicationField,
  Card,
  type FieldErrors,
  LayoffApplicationForm,
  type LayoffApplicationFormProps,
} from '@redwhiteandcode/design-system';
import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { toastFieldErrors } from '../../shell/forms/formErrors.ts';
import { useSession } from '../../shell/session/session.ts';
import { type ApplicationDraft, draftStore } from './draft.ts';
import { proofRefusals } from './failure.ts';
import { type SubmissionEvents, toastFailure, useSubmission } from './useSubmission.ts';
import { applicationCopy as copy } from '../../parts/liftoff/applicationCopy.ts';

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
  /** The latest layoff that a company confirmed. */
  layoff?: ConfirmedLayoff | undefined;
}

/**
 * The form, filled in from the draft, a rejected application, or with the name and email address of the account and what a
 * company knows about the layoff.
 */
export default function DraftedForm({ rejected, layoff, ...events }: DraftedFormProps): ReactNode {
  const session = useSession();
  const owner = session && session.user.id;
  const draft = useDraft(owner);
  const { submit, upload } = useSubmission(events);
  const own = rejected
    ? applicationValuesOf(rejected)
    : session && {
        applicant_name: session.user.full_name ?? '',
        email: session.user.email,
        ...(layoff && { previous_company: layoff.company_name, layoff_date: layoff.layoff_date }),
      };
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

export interface ApplicationFormProps
  extends Omit<LayoffApplicationFormProps, 'note' | 'validate' | 'tooLongAgo' | 'proofRules' | 'today'> {
  /** The user's current calendar date (ISO date). @default that of the browser */
  today?: string | undefined;
  /** Whether the user is signed in; visitors sign in before the application is sent. */
  isSignedIn: boolean;
  /** Called with the errors of the fields, before anything is sent. */
  onRefused?: ((errors: FieldErrors<ApplicationField>) => void) | undefined;
}

/** The application's form in its card. */
export function ApplicationForm({ isSignedIn, onRefused, today, ...form }: ApplicationFormProps): ReactNode {
  const validate: LayoffApplicationFormProps['validate'] = (values) => {
    const errors = applicationForm.validate(values, today ?? readerToday());
    if (errors) onRefused?.(errors);
    return errors;
  };
  return (
    <Card padding="lg">
      <LayoffApplicationForm
        {...applicationForm}
        {...form}
        today={today}
        validate={validate}
        note={isSignedIn ? copy.note : `${copy.note} ${copy.guestNote}`}
      />
    </Card>
  );
}
