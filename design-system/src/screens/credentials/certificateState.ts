import { formatDate } from '../../components/date/date.ts';
import { validUntil } from './certificateWords.ts';

/** The result of an assessment on a certificate. */
export interface CertificateGrade {
  percent: number;
  letter: string | null;
  /** ISO date. */
  assessed_on: string;
}

/** A certificate as anyone sees it. */
export interface CertificateSummary {
  certificate_number: string;
  student_name: string;
  /** The title of the course or of the program's badge. */
  course_title: string;
  /** @default 'course' */
  kind?: 'course' | 'program' | undefined;
  /** ISO date. */
  completion_date: string;
  /** The best passed result of the assessment. */
  result?: CertificateGrade | null | undefined;
  /** @default 'revoked' with a `revoked_at`, otherwise 'valid' */
  status?: CertificateState | undefined;
  /** ISO date of the revocation. */
  revoked_at?: string | null | undefined;
  /** Why it was revoked. */
  revocation_reason?: string | null | undefined;
  /** ISO date of the replacement. */
  replaced_at?: string | null | undefined;
  /** ISO date from which it is no longer valid. */
  expires_at?: string | null | undefined;
}

/** The states of a certificate that exists. */
export type CertificateState = 'valid' | 'revoked' | 'replaced' | 'expired';

/** Returns a certificate's state, by its status or, without one, by its date of revocation. */
export const stateOf = ({ status, revoked_at }: CertificateSummary): CertificateState =>
  status ?? (revoked_at ? 'revoked' : 'valid');

interface StateText {
  tone: 'success' | 'danger' | 'warning';
  label: string;
  heading: string;
  /** What the state means; a valid certificate needs no explanation. */
  text?: string;
  /** What a stranger can do about it. */
  advice?: string;
}

/** The words for each state. */
export const stateTexts: Readonly<Record<CertificateState, StateText>> = {
  valid: { tone: 'success', label: 'Valid', heading: 'Certificate Verified' },
  revoked: {
    tone: 'danger',
    label: 'Revoked',
    heading: 'Certificate Revoked',
    text: 'This certificate was issued and later revoked. It is no longer valid.',
  },
  replaced: {
    tone: 'warning',
    label: 'Replaced',
    heading: 'Certificate Replaced',
    text: 'This certificate was replaced by a corrected one with another number.',
    advice: 'Ask its owner for the new number.',
  },
  expired: {
    tone: 'warning',
    label: 'Expired',
    heading: 'Certificate Expired',
    text: 'This certificate was valid for a limited time and has expired.',
  },
};

/** Returns the heading of a certificate's result. */
export const certificateHeading = (certificate: CertificateSummary): string =>
  stateTexts[stateOf(certificate)].heading;

/** Returns what else is known of a certificate's state, as terms and values. */
export function stateFacts(certificate: CertificateSummary): [term: string, value: string][] {
  const { revoked_at, revocation_reason, replaced_at, expires_at } = certificate;
  const state = stateOf(certificate);
  const facts: [string, string | null | undefined][] = [
    ['Revoked on', state === 'revoked' && revoked_at ? formatDate(revoked_at) : null],
    ['Reason', state === 'revoked' ? revocation_reason : null],
    ['Replaced on', state === 'replaced' && replaced_at ? formatDate(replaced_at) : null],
    ['Expired on', state === 'expired' && expires_at ? formatDate(expires_at) : null],
    [validUntil, state === 'valid' && expires_at ? formatDate(expires_at) : null],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
