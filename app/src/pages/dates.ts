import type { Certificate } from '@redwhiteandcode/lambdas/contract/credentials.ts';
import { withDays } from '@redwhiteandcode/lambdas/contract/calendar.ts';

/** Returns a certificate with the dates that its PDF document and its badge show. */
export const certificateDays = <Shown extends Partial<Certificate>>(certificate: Shown): Shown =>
  withDays(certificate, {
    issued_at: 'issued',
    expires_at: 'expires',
    revoked_at: 'revoked',
    replaced_at: 'replaced',
  });
