import type { ReactNode } from 'react';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { CertificateNotFound } from './CertificateNotFound.tsx';
import { CertificateResult, type CertificateSummary, isRevoked } from './CertificateResult.tsx';
import { waiting } from './certificateList.css.ts';

/** What a search for a certificate has come to. */
export type CertificateLookupState =
  | { status: 'idle' }
  | { status: 'verifying' }
  | { status: 'found'; certificate: CertificateSummary }
  | { status: 'notFound' }
  | { status: 'failed'; message?: string | undefined };

export interface CertificateLookupProps {
  lookup: CertificateLookupState;
  /** What was searched for. */
  certificateNumber?: string | undefined;
  /** LinkedIn's share address; shown for valid certificates. */
  shareHref?: string | undefined;
  /** Owner's downloads and the like. */
  actions?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** The answer to a certificate search: verifying, valid, revoked, not found or failed, each of them announced. */
export function CertificateLookup(props: CertificateLookupProps): ReactNode {
  const { lookup } = props;
  return (
    <div data-component="CertificateLookup" data-status={lookup.status}>
      <VisuallyHidden as="output">{announcement(lookup)}</VisuallyHidden>
      <Answer {...props} />
    </div>
  );
}

function Answer({
  lookup,
  certificateNumber,
  shareHref,
  actions,
  onRetry,
}: CertificateLookupProps): ReactNode {
  switch (lookup.status) {
    case 'idle':
      return null;
    case 'verifying':
      return (
        <div className={waiting}>
          <Spinner size="lg" />
        </div>
      );
    case 'found':
      return <CertificateResult certificate={lookup.certificate} shareHref={shareHref} actions={actions} />;
    case 'notFound':
      return <CertificateNotFound certificateNumber={certificateNumber} />;
    case 'failed':
      return (
        <ErrorState
          title="Verification Failed"
          description={lookup.message ?? 'Please try again later.'}
          onRetry={onRetry}
        />
      );
  }
}

/** A failure is announced by its own alert. */
function announcement(lookup: CertificateLookupState): string {
  switch (lookup.status) {
    case 'verifying':
      return 'Verifying certificate...';
    case 'found':
      return isRevoked(lookup.certificate) ? 'Certificate Revoked' : 'Certificate found. It is valid.';
    case 'notFound':
      return 'Certificate Not Found';
    default:
      return '';
  }
}
