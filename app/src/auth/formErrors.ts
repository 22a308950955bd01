import { type FieldErrors, type FormErrors, toast, type Validate } from '@redwhiteandcode/design-system';
import { problemTypes } from '@redwhiteandcode/lambdas/contract/problem-types.ts';
import { ApiError } from '../api/client.ts';
import { fieldsOf } from '../api/fieldsOf.ts';
import { sentenceOf } from '../api/sentence.ts';
import { authMessages } from '../copy/auth.ts';

/** Shows the first sentence of a form's fields under 'Validation Error', and returns the sentences for the fields. */
export function tellWrong<Field extends string>(fields: FieldErrors<Field>): FieldErrors<Field> {
  const messages: (string | undefined)[] = Object.values(fields);
  toast({ title: authMessages.validationError, description: messages.find(Boolean), tone: 'danger' });
  return fields;
}

/** The same check, which also shows what is wrong as a toast. */
export const told =
  <Values extends Record<string, string>>(check: Validate<Values>): Validate<Values> =>
  async (values) => {
    const wrong = await check(values);
    return wrong && tellWrong(wrong);
  };

/** What a form shows of a call that failed, with the document's toast. */
export function explain<Field extends string>(error: unknown, names: readonly Field[]): FormErrors<Field> {
  if (!(error instanceof ApiError)) return announce(sentenceOf(error));
  const fields = fieldsOf(error, names);
  if (fields) return { fields: tellWrong(fields) };
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
