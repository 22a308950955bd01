import * as z from 'zod';
import { text, texts, wholeNumber } from '../api/fields.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { contactRules } from './rules.ts';
import { contactTopicNames } from './topics.ts';

const { phone, employees, ...required } = contactRules;

/** The request body of the contact form, with the names of the form's fields. */
export const ContactMessage = z
  .object({
    ...texts(required),
    phone: text(phone).optional(),
    employees: wholeNumber(employees).optional(),
    topic: z.enum(contactTopicNames).optional(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The operation of the contact form. */
export const contactOperations = defineOperations('contact', {
  sendContactMessage: {
    route: 'POST /api/contact',
    access: 'public',
    summary: 'Send a message to support; it is stored and emailed',
    body: ContactMessage,
    responses: { 204: null },
    limits: limitsPer(3600, { address: 20, email: 10 }),
  },
});
