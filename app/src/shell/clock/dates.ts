import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import { assessedStatementsOf } from '@redwhiteandcode/contract/assessment/statements.ts';
import { courseStatements } from '@redwhiteandcode/contract/course/statements.ts';
import { withDays } from '@redwhiteandcode/contract/calendar/calendar.ts';

/** Returns a certificate with the dates that its PDF document and its badge show. */
export const certificateDays = <Shown extends Partial<Certificate>>(certificate: Shown): Shown =>
  withDays(certificate, {
    issued_at: 'issued',
    expires_at: 'expires',
    revoked_at: 'revoked',
    replaced_at: 'replaced',
  });

/** Returns what a course's certificate says of how completion is measured and graded; nothing for a badge of a program. */
export const completionFacts = ({ kind, result }: Pick<Certificate, 'kind' | 'result'>) =>
  kind === 'course' ? (result ? assessedStatementsOf(result) : [courseStatements.completion]) : undefined;
