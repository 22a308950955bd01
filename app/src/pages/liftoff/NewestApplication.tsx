import { type ReactNode, useEffect } from 'react';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';
import DraftedForm from './DraftedForm.tsx';
import { OwnApplication } from './OwnApplication.tsx';
import { draftStore } from './draft.ts';

/** Shows the signed-in user's newest application, or the form if the user may apply. */
export default function NewestApplication(): ReactNode {
  const { data, error, mutate } = useSessionList('GET /api/layoff-applications', {});
  const newest = data && (data[0] ?? null);
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
      form={
        <DraftedForm
          rejected={newest}
          onSubmitted={(application) => void mutate([application, ...(data ?? [])], { revalidate: false })}
          onOpenFound={() => void mutate()}
        />
      }
    />
  );
}
