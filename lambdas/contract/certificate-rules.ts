import { accountRules } from './account-rules.ts';
import { notInLine, textRule } from './text-rules.ts';

/** The most characters of a reason, which is one line on the public page. */
export const certificateReasonMax = 300;

/** The message for a corrected name that is the one on the certificate. */
export const sameCertificateName = 'The certificate already has this name';

/** The rules for an admin's changes of a certificate. */
export const certificateRules = {
  /** Why a certificate is revoked: anyone who verifies it reads this. */
  revocationReason: textRule({
    missing: 'Give the reason; anyone who verifies the certificate will read it',
    max: certificateReasonMax,
    tooLong: `Use at most ${certificateReasonMax} characters`,
    forbidden: notInLine,
  }),
  /** Why a certificate is reinstated or reissued: only its owner and admins read this. */
  reason: textRule({
    missing: 'Give the reason; the owner of the certificate will read it',
    max: certificateReasonMax,
    tooLong: `Use at most ${certificateReasonMax} characters`,
    forbidden: notInLine,
  }),
  studentName: accountRules.fullName,
};
