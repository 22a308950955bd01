import type { FormErrors } from '@redwhiteandcode/design-system';
import { toast } from '@redwhiteandcode/design-system';
import { problemTypes } from '@redwhiteandcode/lambdas/contract/problem-types.ts';
import { ApiError } from '../api/client.ts';
import { fieldsOf } from '../api/fieldsOf.ts';
import { sentenceOf } from '../api/sentence.ts';
import { authMessages } from '../copy/auth.ts';

/** Shows the first message under 'Validation Error' and hands the sentences to the fields. */
export function refuse<Field extends string>(
  fields: { [Name in Field]?: string | undefined },
): FormErrors<Field> {
  const messages: (string | undefined)[] = Object.values(fields);
  toast({ title: authMessages.validationError, description: messages.find(Boolean), tone: 'danger' });
  return { fields };
}

/** What a form shows of a call that failed, with the document's toast. */
export function explain<Field extends string>(error: unknown, names: readonly Field[]): FormErrors<Field> {
  if (!(error instanceof ApiError)) return announce(sentenceOf(error));
  const fields = fieldsOf(error, names);
  if (fields) return refuse(fields);
  if (error.problem.type === problemTypes.alreadyRegistered) {
    return announce(authMessages.alreadyRegistered, authMessages.accountExists);
  }
  if (error.problem.type === problemTypes.invalidCredentials)
    return announce(authMessages.invalidCredentials);
  // The end of a session is announced once, for all that wait for an answer.
  if (error.status === 401) return { form: sentenceOf(error) };
  return announce(sentenceOf(error));
}

/** The sentence as a toast, alone or under a title, and for the form. */
function announce(sentence: string, title?: string): { form: string } {
  toast(
    title === undefined
      ? { title: sentence, tone: 'danger' }
      : { title, description: sentence, tone: 'danger' },
  );
  return { form: sentence };
}
