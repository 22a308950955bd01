import type { ReactNode } from 'react';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { CertificateNotFound } from './CertificateNotFound.tsx';
import { CertificateResult } from './CertificateResult.tsx';
import { type CertificateSummary, certificateHeading, stateOf } from './certificateState.ts';
import { waiting } from './certificateList.css.ts';

/** The state of a search for a certificate. */
export type CertificateLookupState =
  | { status: 'idle' }
  | { status: 'verifying' }
  | { status: 'found'; certificate: CertificateSummary }
  | { status: 'notFound' }
  | { status: 'failed'; message?: string | undefined };

export interface CertificateLookupProps {
  lookup: CertificateLookupState;
  /** The number that was searched for. */
  certificateNumber?: string | undefined;
  /** The address that shares it on LinkedIn; used for valid certificates. */
  shareHref?: string | undefined;
  /** Actions, such as the owner's downloads. */
  actions?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** The result of a certificate search: verifying, valid, revoked, not found or failed. Each is announced. */
export function CertificateLookup(props: CertificateLookupProps): ReactNode {
  const { lookup } = props;
  return (
    <div data-component="CertificateLookup" data-status={lookup.status}>
      <VisuallyHidden as="output">{announcement(lookup)}</VisuallyHidden>
      <Result {...props} />
    </div>
  );
}

function Result({
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

/** Returns the announced text; a failure has an alert instead. */
function announcement(lookup: CertificateLookupState): string {
  switch (lookup.status) {
    case 'verifying':
      return 'Verifying certificate...';
    case 'found':
      return stateOf(lookup.certificate) === 'valid'
        ? 'Certificate found. It is valid.'
        : certificateHeading(lookup.certificate);
    case 'notFound':
      return 'Certificate Not Found';
    default:
      return '';
  }
}
