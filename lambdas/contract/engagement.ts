import * as z from 'zod';
import { contactRules } from './contact-rules.ts';
import { text, texts, wholeNumber } from './fields.ts';
import { AccountEmail } from './identity.ts';
import { defineOperations, limitsPer } from './operation.ts';
import { Page, PageQuery } from './page.ts';

/** What the browser reports: a path that no page answers. Kept in the log, never in the table. */
export const ClientEvent = z
  .object({ kind: z.literal('not_found'), path: z.string().min(1).max(2048) })
  .meta({ id: 'ClientEvent' });

/** Where a question is shown: in the help centre or on the landing page. */
export const FaqPlacement = z.enum(['help', 'landing']);
export type FaqPlacement = z.infer<typeof FaqPlacement>;

/** A question with its answer, and how many visitors found it helpful. */
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

/** The contact form as it is sent; names as the form's fields have them. */
export const ContactMessage = z
  .object({ ...texts(required), phone: text(phone).optional(), employees: wholeNumber(employees).optional() })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** What an unsubscribe link carries: the list, the entry on it, and its secret, with dots between. */
export const UnsubscribeToken = z
  .string()
  .max(200)
  .regex(
    /^[a-z0-9-]{1,100}\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{32}$/,
    'This is not an unsubscribe link of ours',
  );

/** The service's health, its description, questions with their votes, messages, the waitlist, what browsers report. */
export const engagementOperations = defineOperations('engagement', {
  getHealth: {
    route: 'GET /api/health',
    access: 'public',
    summary: 'Tell whether the API and its table answer',
    responses: { 200: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }) },
    errors: [503],
  },
  getOpenApi: {
    route: 'GET /api/openapi.json',
    access: 'public',
    summary: 'Read this description (OpenAPI 3.1)',
    responses: { 200: z.record(z.string(), z.unknown()).meta({ id: 'OpenApiDocument' }) },
  },
  logClientEvent: {
    route: 'POST /api/client-events',
    access: 'public',
    summary: 'Log a path that no page answered',
    body: ClientEvent,
    responses: { 204: null },
    limits: limitsPer(60, { address: 60 }),
  },
  listFaqs: {
    route: 'GET /api/faqs',
    access: 'public',
    summary: 'List the questions of the help centre or of the landing page, in their order',
    query: PageQuery.extend({ placement: FaqPlacement.default('help'), q: z.string().max(200).optional() }),
    responses: { 200: Page('FaqPage', Faq) },
  },
  voteFaqHelpful: {
    route: 'POST /api/faqs/{faqId}/votes',
    access: 'public',
    summary: 'Say that an answer was helpful; it counts once for a visitor',
    params: z.object({ faqId: z.string().min(1).max(100) }),
    body: z.object({ visitor_id: z.uuid() }).meta({ id: 'FaqVote' }),
    responses: { 200: Faq },
    errors: [404],
    limits: limitsPer(3600, { address: 60 }),
  },
  joinWaitlist: {
    route: 'POST /api/waitlist',
    access: 'public',
    summary: 'Ask to be told when something is launched; asking again changes nothing',
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
    summary: 'End the messages about a launch, by the link of its mail; doing it again changes nothing',
    body: z.object({ token: UnsubscribeToken }).meta({ id: 'WaitlistExit' }),
    responses: {
      200: z
        .object({ item_title: z.string().meta({ description: 'What one was waiting for' }) })
        .meta({ id: 'WaitlistLeft' }),
    },
    errors: [404],
    limits: limitsPer(3600, { address: 30 }),
  },
  sendContactMessage: {
    route: 'POST /api/contact',
    access: 'public',
    summary: 'Write to support; the message is kept and mailed',
    body: ContactMessage,
    responses: { 204: null },
    limits: limitsPer(3600, { address: 20, 'body.email': 10 }),
  },
});
