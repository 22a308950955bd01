import { notInLines, textRule } from '../text/text-rules.ts';

/** The most characters of the reason of a granted attempt or a withdrawal. */
export const resultReasonMax = 500;

const reasonRule = (missing: string) =>
  textRule({
    missing,
    max: resultReasonMax,
    tooLong: `Use at most ${resultReasonMax} characters`,
    forbidden: notInLines,
    keepsPairs: true,
  });

/** The rules for the reasons of an admin's acts on results. */
export const resultRules = {
  /** Why a learner gets one more attempt: the learner reads it in the email. */
  grantReason: reasonRule('Give the reason; the learner will read it in the email'),
  /** Why a question is withdrawn: only admins read it, in the audit log. */
  withdrawalReason: reasonRule('Give the reason; admins will read it in the audit log'),
};
