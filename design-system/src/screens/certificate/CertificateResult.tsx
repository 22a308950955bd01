import type { ReactNode } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { formatDate } from '../date.ts';
import { actions as actionsClass, body, facts, rule, value } from './certificate.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface CertificateSummary {
  certificate_number: string;
  student_name: string;
  course_title: string;
  /** ISO date. */
  completion_date: string;
  /** @default 'revoked' with a `revoked_at`, otherwise 'valid' */
  status?: 'valid' | 'revoked' | undefined;
  /** ISO date of the revocation. */
  revoked_at?: string | null | undefined;
}

/** Whether a certificate is revoked, by its status or, without one, by its date of revocation. */
export function isRevoked({ status, revoked_at }: CertificateSummary): boolean {
  return (status ?? (revoked_at ? 'revoked' : 'valid')) === 'revoked';
}

export interface CertificateResultProps {
  certificate: CertificateSummary;
  /** The address that shares it on LinkedIn; used for valid certificates. */
  shareHref?: string | undefined;
  /** Actions, such as the owner's CertificateDownloads. */
  actions?: ReactNode;
}

/** A certificate that was found, valid or revoked. */
export function CertificateResult({ certificate, shareHref, actions }: CertificateResultProps): ReactNode {
  const { revoked_at } = certificate;
  const isValid = !isRevoked(certificate);
  return (
    <Card as="section" isRaised padding="lg">
      <div className={body} data-component="CertificateResult" data-status={isValid ? 'valid' : 'revoked'}>
        <div className={rule} />
        <div>
          <StatusBadge tone={isValid ? 'success' : 'danger'}>{isValid ? 'Valid' : 'Revoked'}</StatusBadge>
        </div>
        <Heading level={2}>{isValid ? 'Certificate Verified' : 'Certificate Revoked'}</Heading>
        {!isValid && <p>This certificate was issued and later revoked. It is no longer valid.</p>}
        <dl className={facts}>
          <Fact name="Awarded to">{certificate.student_name}</Fact>
          <Fact name="Course">{certificate.course_title}</Fact>
          <Fact name="Completed on">{formatDate(certificate.completion_date)}</Fact>
          <Fact name="Certificate number">
            <CodeText>{certificate.certificate_number}</CodeText>
          </Fact>
          {revoked_at && <Fact name="Revoked on">{formatDate(revoked_at)}</Fact>}
        </dl>
        {((isValid && shareHref) || actions) && (
          <div className={actionsClass}>
            {isValid && shareHref && (
              <ButtonLink href={shareHref} variant="neutral" target="_blank">
                Share on LinkedIn
              </ButtonLink>
            )}
            {actions}
          </div>
        )}
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className={smallMuted}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}
