import type { ContactField, ContactMessage, FormErrors } from '@redwhiteandcode/design-system';
import { toast } from '@redwhiteandcode/design-system';
import { contactRules, contactTextProblem } from '@redwhiteandcode/lambdas/contract/contact-rules.ts';
import { ApiError, callPublic } from '../api/client.ts';
import { contactWords as words } from '../copy/contact.ts';

const texts = ['firstName', 'lastName', 'company', 'phone', 'message'] as const;
const fieldNames: readonly ContactField[] = [...texts, 'email', 'employees'];

type Fields = NonNullable<FormErrors<ContactField>['fields']>;

/** Sentences for what the API would refuse; undefined when it takes the message. */
export function checkMessage(message: ContactMessage): FormErrors<ContactField> | undefined {
  const fields: Fields = {};
  for (const name of texts) {
    const sentence = contactTextProblem(name, message[name] ?? '');
    if (sentence !== undefined) fields[name] = sentence;
  }
  if (message.email.length > contactRules.email.max) fields.email = contactRules.email.invalid;
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

/** The API's sentences by the form's fields; undefined when it names none of them. */
function refusedFields({ problem }: ApiError): Fields | undefined {
  const fields: Fields = {};
  for (const { path, message } of problem.errors ?? []) {
    const name = fieldNames.find((it) => path === `body.${it}`);
    if (name !== undefined) fields[name] ??= message;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** Sends a message and says what became of it. Answers nothing when it was sent, so that the form is emptied. */
export async function sendMessage(message: ContactMessage): Promise<FormErrors<ContactField> | undefined> {
  const wrong = checkMessage(message);
  if (wrong) return wrong;
  try {
    await callPublic('POST /api/contact', { body: message });
    toast({ ...words.sent, tone: 'success' });
    return undefined;
  } catch (error) {
    const fields = error instanceof ApiError ? refusedFields(error) : undefined;
    if (fields) return { fields };
    console.error('A message was not sent.', error);
    toast({ ...words.failed, tone: 'danger' });
    const isTooMany = error instanceof ApiError && error.status === 429;
    return { form: isTooMany ? `${error.message} ${words.failed.description}` : words.failed.description };
  }
}
