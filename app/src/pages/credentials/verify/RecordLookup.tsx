import { CertificateNotFound, ErrorState, Spinner, VisuallyHidden } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { usePublicQuery } from '../../../shell/api/usePublicQuery.ts';
import { certificateCopy as copy } from './verifyCopy.ts';
import { RecordResult, titleOf } from './RecordResult.tsx';

/** The learning record with a number, or that nothing has this number. */
export function RecordLookup({ number }: { number: string }): ReactNode {
  const { data, error, isLoading, retry } = usePublicQuery('GET /api/learning-records/{recordNumber}', {
    path: { recordNumber: number },
  });
  const isMissing = error?.status === 404 || error?.status === 400;
  return (
    <>
      <VisuallyHidden as="output">{data ? titleOf(data) : isMissing ? copy.missing : ''}</VisuallyHidden>
      {data && <RecordResult record={data} />}
      {isMissing && <CertificateNotFound certificateNumber={number} />}
      {error && !isMissing && !data && (
        <ErrorState title={copy.failureTitle} description={errorMessageOf(error)} onRetry={retry} />
      )}
      {!data && !error && isLoading && <Spinner size="lg" />}
    </>
  );
}
