import { type ReactNode, useEffect } from 'react';
import {
  ApplicationStatus,
  ButtonLink,
  EligibilityNote,
  Heading,
  Inline,
  Link,
  SentApplication,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { ConfirmedLayoff, LayoffApplication } from '@redwhiteandcode/contract/liftoff/operations.ts';
import { useSessionList, useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import DraftedForm from './DraftedForm.tsx';
import { draftStore } from './draft.ts';
import { jobToolkitCopy } from '../../parts/credentials/jobToolkitCopy.ts';
import { applicationCopy as copy } from '../../parts/liftoff/applicationCopy.ts';

/** Shows the signed-in user's newest application, or the form if the user may apply. */
export default function NewestApplication(): ReactNode {
  const { data, error, mutate } = useSessionList('GET /api/layoff-applications', {});
  const layoffs = useSessionQuery('GET /api/layoff-applications/layoffs', {});
  // The form starts with the layoff, but does not fail with it.
  const isReady = layoffs.data !== undefined || layoffs.error !== undefined;
  const layoff = layoffs.data?.items[0];
  const newest = data && isReady ? (data[0] ?? null) : undefined;
  const isOpen = newest ? newest.application_status !== 'rejected' : false;
  useEffect(() => {
    // There is no form for the draft, and the next user of this device must not see it.
    if (isOpen) draftStore.drop();
  }, [isOpen]);
  return (
    <OwnApplication
      application={newest}
      isFailing={error !== undefined}
      onRetry={() => void mutate()}
      layoff={layoff}
      form={
        <DraftedForm
          rejected={newest}
          layoff={layoff}
          onSubmitted={(application) => void mutate([application, ...(data ?? [])], { revalidate: false })}
          onOpenFound={() => void mutate()}
        />
      }
    />
  );
}

export interface OwnApplicationProps {
  /** The learner's newest application; null without one, undefined while it is loading. */
  application: LayoffApplication | null | undefined;
  /** Whether the application could not be loaded. @default false */
  isFailing?: boolean | undefined;
  onRetry: () => void;
  /** The latest layoff that a company confirmed. */
  layoff?: ConfirmedLayoff | undefined;
  /** The form for a new application. */
  form: ReactNode;
}

/** The status of a signed-in learner's newest application, and the form if they may apply. */
export function OwnApplication({
  application,
  isFailing = false,
  onRetry,
  layoff,
  form,
}: OwnApplicationProps): ReactNode {
  if (application === undefined) {
    return (
      <ApplicationStatus
        status="pending"
        history={[]}
        isLoading={!isFailing}
        error={isFailing ? copy.loadFailure : undefined}
        onRetry={onRetry}
      />
    );
  }
  const apply = (
    <Stack gap={32}>
      {layoff ? (
        <EligibilityNote title={copy.confirmedTitle(layoff.company_name)}>
          {copy.confirmedText}
        </EligibilityNote>
      ) : (
        <EligibilityNote />
      )}
      {form}
    </Stack>
  );
  if (!application) return apply;
  return (
    <Stack gap={48}>
      <Status application={application} />
      {application.application_status === 'rejected' && (
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={2}>{copy.again}</Heading>
            <Text>{copy.againText}</Text>
          </Stack>
          {apply}
        </Stack>
      )}
    </Stack>
  );
}

interface StatusProps {
  application: LayoffApplication;
}

function Status({ application }: StatusProps): ReactNode {
  const { application_status: status, rejection_reason } = application;
  return (
    <Stack gap={32}>
      <ApplicationStatus
        status={status}
        history={application.history}
        pendingText={copy.note}
        reason={rejection_reason ?? undefined}
        actions={<NextStep status={status} />}
      />
      {status !== 'rejected' && (
        <>
          <SentApplication application={application} hasProof={application.proof_document_url !== null} />
          <EligibilityNote title={copy.laterEmployerTitle}>{copy.laterEmployer}</EligibilityNote>
        </>
      )}
    </Stack>
  );
}

function NextStep({ status }: { status: LayoffApplication['application_status'] }): ReactNode {
  if (status === 'approved') {
    return (
      <Inline gap={16}>
        <ButtonLink href="/courses" size="lg">
          {copy.browse}
        </ButtonLink>
        <Link href="/job-toolkit">{jobToolkitCopy.title}</Link>
      </Inline>
    );
  }
  return (
    <ButtonLink href={status === 'rejected' ? '/contact' : '/courses'} variant="neutral">
      {status === 'rejected' ? copy.contact : copy.browse}
    </ButtonLink>
  );
}
