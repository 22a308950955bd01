import {
  type ApplicationEvent,
  ApplicationStatus,
  ButtonLink,
  EligibilityNote,
  Heading,
  Stack,
} from '@redwhiteandcode/design-system';
import type { LayoffApplication } from '@redwhiteandcode/lambdas/contract/liftoff.ts';
import { type ReactNode, useEffect } from 'react';
import { useSessionList } from '../api/useAnswer.ts';
import { applicationWords as words } from '../copy/layoffApplication.ts';
import ApplicationForm from './ApplicationForm.tsx';
import { draftStore } from './draft.ts';

/** A signed-in person's newest application, and the form where they may apply. */
export default function OwnApplication(): ReactNode {
  const { data, error, mutate } = useSessionList('GET /api/layoff-applications', {});
  const newest = data?.[0];
  const isOpen = newest !== undefined && newest.application_status !== 'rejected';
  useEffect(() => {
    // There is no form to take it up, and the next person at this machine must not see it.
    if (isOpen) draftStore.drop();
  }, [isOpen]);
  if (data === undefined) {
    return (
      <ApplicationStatus
        status="pending"
        history={[]}
        isLoading={error === undefined}
        error={error && words.loadFailure}
        onRetry={() => void mutate()}
      />
    );
  }
  const form = (
    <Stack gap={32}>
      <EligibilityNote />
      <ApplicationForm
        onSubmitted={(application) => void mutate([application, ...data], { revalidate: false })}
        onOpenFound={() => void mutate()}
      />
    </Stack>
  );
  if (!newest) return form;
  return (
    <Stack gap={48}>
      <Status application={newest} />
      {!isOpen && (
        <Stack gap={24}>
          <Heading level={2}>{words.again}</Heading>
          {form}
        </Stack>
      )}
    </Stack>
  );
}

function Status({ application }: { application: LayoffApplication }): ReactNode {
  const { application_status: status, rejection_reason } = application;
  return (
    <Stack gap={32}>
      <ApplicationStatus
        status={status}
        history={application.history.map(toEvent)}
        reason={rejection_reason ?? undefined}
        actions={<WayOn status={status} />}
      />
      {status !== 'rejected' && (
        <EligibilityNote title={words.laterEmployerTitle}>{words.laterEmployer}</EligibilityNote>
      )}
    </Stack>
  );
}

const toEvent = (event: LayoffApplication['history'][number], place: number): ApplicationEvent => ({
  id: `${place}`,
  ...event,
});

function WayOn({ status }: { status: LayoffApplication['application_status'] }): ReactNode {
  if (status === 'approved') {
    return (
      <ButtonLink href="/#programs" size="lg">
        {words.browse}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={status === 'rejected' ? '/contact' : '/#programs'} variant="neutral">
      {status === 'rejected' ? words.contact : words.browse}
    </ButtonLink>
  );
}
