import type { ApplicationField, FieldErrors, FormErrors } from '@redwhiteandcode/design-system';
import { proofRules } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { formErrorMessages } from '../../shell/forms/formErrorCopy.ts';
import { applicationCopy as copy } from '../../parts/liftoff/applicationCopy.ts';

/** The messages that a failure shows: in a toast, and next to the fields or above the form. */
export interface Failure {
  title: string;
  text: string;
  errors: FormErrors<ApplicationField>;
}

const proofFailure = (title: string, text: string): Failure => ({
  title,
  text,
  errors: { fields: { proof_document: text } },
});

/** The failures of a document that the form or the API refuses because of its type or size. */
export const proofRefusals = {
  wrongType: proofFailure(copy.wrongTypeTitle, proofRules.wrongType),
  tooLarge: proofFailure(copy.tooLargeTitle, proofRules.tooLarge),
};

/** The failure of invalid fields; the toast shows the first message. */
function fieldFailure(fields: FieldErrors<ApplicationField>): Failure {
  const messages: (string | undefined)[] = Object.values(fields);
  return { title: formErrorMessages.validationError, text: messages.find(Boolean) ?? '', errors: { fields } };
}

/** Returns the messages for a failed upload. */
export function uploadFailure(error: unknown): Failure {
  if (error instanceof ApiError) {
    const paths = (error.problem.errors ?? []).map(({ path }) => path);
    if (paths.includes('body.content_type') || paths.includes('body.file_name'))
      return proofRefusals.wrongType;
    if (error.problem.errors?.some(({ message }) => message === proofRules.tooLarge))
      return proofRefusals.tooLarge;
    if (error.status === 429) return proofFailure(copy.uploadFailedTitle, error.message);
  }
  return proofFailure(copy.uploadFailedTitle, proofRules.failed);
}

/** The failure of a document that the API read and refuses. */
const refusedFile = (message: string = proofRules.wrongType): Failure =>
  message === proofRules.wrongType ? proofRefusals.wrongType : proofFailure(copy.uploadFailedTitle, message);

/** Returns the messages for an application that the API did not accept. */
export function submissionFailure(error: unknown): Failure {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.type === problemTypes.uploadFailed) return uploadFailure(undefined);
  if (problem?.type === problemTypes.invalidFileType) return refusedFile(problem.errors?.[0]?.message);
  if (problem?.status === 400 && problem.errors?.length) {
    const fields = problem.errors
      .toReversed()
      .map(({ path, message }) => [path.replace('body.', ''), message]);
    return fieldFailure(Object.fromEntries(fields));
  }
  const text = error instanceof ApiError && error.status < 500 ? error.message : copy.failedText;
  return { title: copy.failedTitle, text, errors: { form: `${copy.failedTitle}: ${text}` } };
}
