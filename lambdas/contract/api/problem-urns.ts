/** A constant for each type, so that each page bundles only the problem types it handles. */

export const alreadyRegistered = 'urn:redwhiteandcode:problem:already-registered';
export const invalidCredentials = 'urn:redwhiteandcode:problem:invalid-credentials';
export const invalidCode = 'urn:redwhiteandcode:problem:invalid-code';
/** The user must confirm their email address first. */
export const emailUnproven = 'urn:redwhiteandcode:problem:email-unproven';
/** Another account has the email address. */
export const emailTaken = 'urn:redwhiteandcode:problem:email-taken';
/** The course is archived and accepts no new learners. */
export const courseClosed = 'urn:redwhiteandcode:problem:course-closed';
/** The course has no lessons yet. */
export const courseUnready = 'urn:redwhiteandcode:problem:course-unready';
export const courseExists = 'urn:redwhiteandcode:problem:course-exists';
export const notEnrolled = 'urn:redwhiteandcode:problem:not-enrolled';
/** The company's seat that the enrollment was made with has ended. Progress, certificates and results stay. */
export const accessEnded = 'urn:redwhiteandcode:problem:access-ended';
export const openApplication = 'urn:redwhiteandcode:problem:open-application';
export const uploadFailed = 'urn:redwhiteandcode:problem:upload-failed';
/** The resource has changed since it was read. The problem has the new state in `current`. */
export const staleChange = 'urn:redwhiteandcode:problem:stale-change';
/** The employer has already decided. The problem has the first decision in `current`. */
export const alreadyDecided = 'urn:redwhiteandcode:problem:already-decided';
/** The learner already has a toolkit for the course. The problem has it in `current`. */
export const toolkitExists = 'urn:redwhiteandcode:problem:toolkit-exists';
export const roleExists = 'urn:redwhiteandcode:problem:role-exists';
export const lastAdmin = 'urn:redwhiteandcode:problem:last-admin';
export const keyReused = 'urn:redwhiteandcode:problem:key-reused';
export const invalidFileType = 'urn:redwhiteandcode:problem:invalid-file-type';
/** The platform's daily budget for generation is used. The problem has the time at which it opens again in `current.opens_at`. */
export const generationClosed = 'urn:redwhiteandcode:problem:generation-closed';
/** No model is set up, so nothing can be run. */
export const noModel = 'urn:redwhiteandcode:problem:no-model';
/** The learner's calls of the model for today do not suffice. The problem has the rest in `current.calls_left`, and `current.opens_at`. */
export const promptCallsUsed = 'urn:redwhiteandcode:problem:prompt-calls-used';
/** The prompt has a pattern of private data, which the lab forbids. */
export const privatePrompt = 'urn:redwhiteandcode:problem:private-prompt';
/** An admin must turn on two-step verification first. */
export const twoStepRequired = 'urn:redwhiteandcode:problem:two-step-required';
/** The second step came too late, or the sign-in was used or ended; the password is needed again. */
export const challengeExpired = 'urn:redwhiteandcode:problem:challenge-expired';
