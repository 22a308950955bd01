import type { ContactField, ContactMessage, FormErrors } from '@redwhiteandcode/design-system';
import { contactRules, contactTextProblem } from '@redwhiteandcode/lambdas/contract/contact-rules.ts';

/** Sentences by the form's fields. */
export type ContactFields = NonNullable<FormErrors<ContactField>['fields']>;

const texts = ['firstName', 'lastName', 'company', 'phone', 'message'] as const;

/** The form's fields, as the API names them too. */
export const contactFields: readonly ContactField[] = [...texts, 'email', 'employees'];

/** Sentences for what the API would refuse; undefined when it takes the message. */
export function checkMessage(message: ContactMessage): FormErrors<ContactField> | undefined {
  const fields: ContactFields = {};
  for (const name of texts) {
    const sentence = contactTextProblem(name, message[name] ?? '');
    if (sentence !== undefined) fields[name] = sentence;
  }
  if (message.email.length > contactRules.email.max) fields.email = contactRules.email.invalid;
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}
