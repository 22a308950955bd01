import type { ReactNode } from 'react';
import { formatDate } from '../../components/date/date.ts';
import { resultText, type ScaleStep, scaleText } from '../assessment/assessment.ts';
import { CertificateFrame, CertificateSeal } from './CertificateOrnament.tsx';
import type { CertificateSummary } from './certificateState.ts';
import {
  assessed,
  certificateWords,
  certifiesThat,
  defaultIssuer,
  signatoryRole,
  validUntil,
} from './certificateWords.ts';
import {
  address,
  addressNumber,
  addressText,
  certified,
  container,
  courseTitle,
  foot,
  footFact,
  issuer as issuerClass,
  kind,
  learner,
  number,
  paper,
  redRule,
  role,
  scale as scaleClass,
  seal,
  signature,
  term,
  verify,
  verifyCode,
  words,
} from './certificateSheet.css.ts';

export interface CertificateSheetProps {
  certificate: CertificateSummary;
  /** The printed address where anyone can verify it, without a scheme: 'example.com/verify/RWC-2025-XXXXXXXX'. */
  verifyAddress: string;
  /** The QR code of that address. */
  qrCode?: ReactNode;
  /** The scale of the letters, for the certificate of an assessed course. */
  scale?: readonly ScaleStep[] | undefined;
  /** @default 'Red White and Code' */
  issuer?: string | undefined;
}

/** The certificate as a landscape sheet, for the screen and for printing; it stays light in the dark theme. */
export function CertificateSheet({
  certificate,
  verifyAddress,
  qrCode,
  scale,
  issuer = defaultIssuer,
}: CertificateSheetProps): ReactNode {
  const { result } = certificate;
  const { title, statement, dated } = certificateWords[certificate.kind ?? 'course'];
  return (
    <div className={container} data-component="CertificateSheet" data-theme="light">
      <article className={paper}>
        <CertificateFrame />
        <div className={words}>
          <p className={issuerClass}>{issuer}</p>
          <span className={redRule} />
          <h2 className={kind}>{title}</h2>
          <p className={certified}>{certifiesThat}</p>
          <p className={learner} data-long={certificate.student_name.length > 28}>
            {certificate.student_name}
          </p>
          <p className={certified}>{statement}</p>
          <p className={courseTitle} data-long={certificate.course_title.length > 60}>
            {certificate.course_title}
          </p>
          {result && (
            <p className={certified}>
              {assessed}: {resultText(result)}
            </p>
          )}
          {result?.letter && scale && <p className={scaleClass}>{scaleText(scale)}</p>}
        </div>
        <div className={foot}>
          <dl className={footFact}>
            <dt className={term}>{dated}</dt>
            <dd>{formatDate(certificate.completion_date)}</dd>
            {certificate.expires_at && (
              <>
                <dt className={term}>{validUntil}</dt>
                <dd>{formatDate(certificate.expires_at)}</dd>
              </>
            )}
            <dt className={term}>Certificate number</dt>
            <dd className={number}>{certificate.certificate_number}</dd>
          </dl>
          <div className={signature}>
            <CertificateSeal className={seal} />
            <p className={role}>
              {signatoryRole}
              <br />
              {issuer}
            </p>
          </div>
          <div className={verify}>
            {qrCode && <span className={verifyCode}>{qrCode}</span>}
            <p className={address}>
              Verify at <Address>{verifyAddress}</Address>
            </p>
          </div>
        </div>
      </article>
    </div>
  );
}

function Address({ children }: { children: string }): ReactNode {
  const end = children.lastIndexOf('/') + 1;
  return (
    <span className={addressText}>
      {children.slice(0, end)}
      <span className={addressNumber}>{children.slice(end)}</span>
    </span>
  );
}
