import type { ContactField, ContactMessage, FormErrors } from '@redwhiteandcode/design-system';
import { toast } from '@redwhiteandcode/design-system';
import { ApiError, callPublic } from '../api/client.ts';
import { contactWords as words } from '../copy/contact.ts';
import { checkMessage, type ContactFields, contactFields } from './checkMessage.ts';

/** The API's sentences by the form's fields; undefined when it names none of them. */
function refusedFields({ problem }: ApiError): ContactFields | undefined {
  const fields: ContactFields = {};
  for (const { path, message } of problem.errors ?? []) {
    const name = contactFields.find((it) => path === `body.${it}`);
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
