import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { JobToolkitCertificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import type { ReactNode } from 'react';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../../shell/frame/RequireSession.tsx';
import { jobToolkitCopy as copy } from '../../../parts/credentials/jobToolkitCopy.ts';
import { copyText } from '../../../shell/frame/copyText.ts';
import { addToProfileHref, verifyUrlOf } from '../../../parts/credentials/certificateShare.ts';
import { pageMeta } from '../../../shell/metadata/pageMeta.ts';
import { PageLoading } from '../../../shell/frame/PageLoading.tsx';
import { JobToolkitPage } from './JobToolkitPage.tsx';
import type { ToolkitCertificate } from './wording.ts';
import { FailurePage } from '../../../shell/frame/FailurePage.tsx';
import { useSession } from '../../../shell/session/session.ts';

export const meta = () =>
  pageMeta({ title: copy.title, description: copy.description, path: '/job-toolkit', isPrivate: true });

export default function JobToolkitRoute(): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <OwnToolkit />
    </RequireSession>
  );
}

function OwnToolkit(): ReactNode {
  const session = useSession();
  const { data, error, mutate } = useSessionQuery('GET /api/job-toolkit', {});
  if (data) {
    return (
      <JobToolkitPage
        certificates={data.certificates.map(entryOf)}
        learnerName={session?.user.full_name ?? ''}
        today={readerToday()}
        onCopy={copyText}
        onPrint={() => print()}
      />
    );
  }
  if (error) {
    return (
      <FailurePage title={copy.failure} description={errorMessageOf(error)} onRetry={() => void mutate()} />
    );
  }
  return <PageLoading title={copy.title} />;
}

const entryOf = ({
  learning_outcomes: outcomes,
  waiver,
  has_receipt: hasReceipt,
  ...certificate
}: JobToolkitCertificate): ToolkitCertificate => ({
  certificate,
  address: verifyUrlOf(certificate.certificate_number).replace(/^https?:\/\//, ''),
  profileHref: addToProfileHref(certificate, support.sender),
  outcomes,
  waiver,
  hasReceipt,
});
