import type { FormErrors } from '@redwhiteandcode/design-system';
import { toast } from '@redwhiteandcode/design-system';
import { problemTypes } from '@redwhiteandcode/lambdas/contract/problem-types.ts';
import { ApiError } from '../api/client.ts';
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

/** The API's sentences by the form's fields, as `body.email` belongs to `email`; undefined when it names none of them. */
function fieldsOf<Field extends string>(error: ApiError, names: readonly Field[]) {
  const fields: { [Name in Field]?: string | undefined } = {};
  for (const { path, message } of error.problem.errors ?? []) {
    const name = names.find((candidate) => path === `body.${candidate}`);
    if (name !== undefined && fields[name] === undefined) fields[name] = message;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
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
