import type { ContactField, ContactMessage, FormErrors } from '@redwhiteandcode/design-system';
import { toast } from '@redwhiteandcode/design-system';
import { ApiError, callPublic } from '../api/client.ts';
import { sentenceOf } from '../api/sentence.ts';
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
    const sentence = sentenceOf(error);
    toast({ ...words.failed, tone: 'danger' });
    // Only a wait is worth telling besides the document's sentence.
    const isTooMany = error instanceof ApiError && error.status === 429;
    return { form: isTooMany ? `${sentence} ${words.failed.description}` : words.failed.description };
  }
}
