import { accountRules } from '../account/rules.ts';
import { notInLine, textRule } from '../text/text-rules.ts';

/** The most characters of a reason, which is one line on the public page. */
export const certificateReasonMax = 300;

/** The message for a corrected name that is the one on the certificate. */
export const sameCertificateName = 'The certificate already has this name';

const reasonRule = (missing: string) =>
  textRule({
    missing,
    max: certificateReasonMax,
    tooLong: `Use at most ${certificateReasonMax} characters`,
    forbidden: notInLine,
  });

/** The rules for an admin's changes of a certificate. */
export const certificateRules = {
  /** Why a certificate is revoked: anyone who verifies it reads this. */
  revocationReason: reasonRule('Give the reason; anyone who verifies the certificate will read it'),
  /** Why a certificate is reinstated or reissued: only its owner and admins read this. */
  reason: reasonRule('Give the reason; the owner of the certificate will read it'),
  studentName: accountRules.fullName,
};
