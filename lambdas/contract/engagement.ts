import * as z from 'zod';
import { contactRules } from './contact-rules.ts';
import { contactTopicNames } from './contact-topics.ts';
import { characters, text, texts, wholeNumber } from './fields.ts';
import { AccountEmail } from './identity.ts';
import { defineOperations, limitsPer, sharedReads } from './operation.ts';
import { Page, PageQuery } from './page.ts';

/** A report from the browser: a path without a page. It is logged and not stored in the table. */
export const ClientEvent = z
  .object({ kind: z.literal('not_found'), path: characters({ min: 1, max: 2048 }) })
  .meta({ id: 'ClientEvent' });

/** The page that shows a question: the help center or the landing page. */
export const FaqPlacement = z.enum(['help', 'landing']);
export type FaqPlacement = z.infer<typeof FaqPlacement>;

/** A question with its answer and the number of visitors who found it helpful. */
export const Faq = z
  .object({
    id: z.string(),
    category: z.string(),
    question: z.string(),
    answer: z.string(),
    helpful_count: z.int().min(0),
  })
  .meta({ id: 'Faq' });
export type Faq = z.infer<typeof Faq>;

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

/** The token in an unsubscribe link: the list, the entry on it and its secret, separated by dots. */
export const UnsubscribeToken = z
  .string()
  .max(200)
  .regex(
    /^[a-z0-9-]{1,100}\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{32}$/,
    'This is not one of our unsubscribe links',
  );

/** The operations for health, the OpenAPI document, questions and votes, messages, the waitlist and browser reports. */
export const engagementOperations = defineOperations('engagement', {
  getHealth: {
    route: 'GET /api/health',
    access: 'public',
    summary: 'Check that the API and its table respond',
    responses: { 200: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }) },
  },
  getOpenApi: {
    route: 'GET /api/openapi.json',
    access: 'public',
    sharedSeconds: sharedReads,
    summary: 'Get this document (OpenAPI 3.1)',
    responses: { 200: z.record(z.string(), z.unknown()).meta({ id: 'OpenApiDocument' }) },
  },
  logClientEvent: {
    route: 'POST /api/client-events',
    access: 'public',
    summary: 'Log a path without a page',
    body: ClientEvent,
    responses: { 204: null },
    limits: limitsPer(60, { address: 60 }),
  },
  listFaqs: {
    route: 'GET /api/faqs',
    access: 'public',
    summary: 'List the questions of the help center or the landing page, in order',
    query: PageQuery.extend({
      placement: FaqPlacement.default('help'),
      q: characters({ max: 200 }).optional(),
    }),
    responses: { 200: Page('FaqPage', Faq) },
  },
  voteFaqHelpful: {
    route: 'POST /api/faqs/{faqId}/votes',
    access: 'public',
    summary: 'Mark an answer as helpful; each visitor counts once',
    params: z.object({ faqId: z.string().min(1).max(100) }),
    body: z.object({ visitor_id: z.uuid() }).meta({ id: 'FaqVote' }),
    responses: { 200: Faq },
    errors: [404],
    limits: limitsPer(3600, { address: 60 }),
  },
  joinWaitlist: {
    route: 'POST /api/waitlist',
    access: 'public',
    summary: 'Join the waitlist for a launch; repeating the request changes nothing',
    body: z
      .object({
        item_id: z
          .string()
          .min(1)
          .max(100)
          .regex(/^[a-z0-9-]+$/),
        email: AccountEmail,
      })
      .meta({ id: 'WaitlistEntry' }),
    responses: { 204: null },
    errors: [404],
    limits: limitsPer(3600, { address: 20, 'body.email': 10 }),
  },
  leaveWaitlist: {
    route: 'POST /api/waitlist/unsubscribe',
    access: 'public',
    summary: 'Leave a waitlist with the link from its email; repeating the request changes nothing',
    body: z.object({ token: UnsubscribeToken }).meta({ id: 'WaitlistExit' }),
    responses: {
      200: z
        .object({ item_title: z.string().meta({ description: 'The title of the upcoming item' }) })
        .meta({ id: 'WaitlistLeft' }),
    },
    errors: [404],
    limits: limitsPer(3600, { address: 30 }),
  },
  leaveWaitlistByMail: {
    route: 'POST /api/waitlist/one-click',
    access: 'public',
    summary:
      'Leave a waitlist from a mail program (RFC 8058); the body is a form with `List-Unsubscribe=One-Click`',
    query: z.object({ token: UnsubscribeToken }),
    isRaw: true,
    responses: { 204: null },
    errors: [400, 404],
    // Mail services send the requests of all their users from few addresses.
    limits: limitsPer(60, { address: 60 }),
  },
  openUnsubscribePage: {
    route: 'GET /api/waitlist/one-click',
    access: 'public',
    summary:
      'Go to the page that unsubscribes, for mail programs that open the address instead of posting to it',
    query: z.object({ token: z.string().max(200) }),
    responses: { 303: null },
  },
  sendContactMessage: {
    route: 'POST /api/contact',
    access: 'public',
    summary: 'Send a message to support; it is stored and emailed',
    body: ContactMessage,
    responses: { 204: null },
    limits: limitsPer(3600, { address: 20, 'body.email': 10 }),
  },
});
