import * as z from 'zod';
import { contactRules } from '../contact/rules.ts';
import { contactTopicNames } from '../contact/topics.ts';
import { characters, text, texts, wholeNumber } from '../api/fields.ts';
import { AccountEmail } from '../identity/operations.ts';
import { defineOperations, limitsPer, sharedReads } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';

/** A report from the browser: a path without a page. It is logged and not stored in the table. */
const ClientEvent = z
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

/** The token in the links of a waitlist's emails: the list, the entry on it and its secret, separated by dots. */
export const WaitlistToken = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]{1,100}\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{32}$/, 'This is not one of our links');

/** The ID of what a waitlist is for: a launch, or a course that is not open yet. */
const WaitlistItemId = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[a-z0-9-]+$/)
  .meta({ description: 'The ID of a launch, or of a course that is not open yet' });
const WaitlistItem = z.object({ itemId: WaitlistItemId });
const item_title = z.string().meta({ description: 'The title of the upcoming item' });

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
    summary: 'Mark an answer as helpful; each visitor counts once, and each network a few times',
    params: z.object({ faqId: z.string().min(1).max(100) }),
    body: z.object({ visitor_id: z.uuid() }).meta({ id: 'FaqVote' }),
    responses: { 200: Faq },
    errors: [404],
    limits: limitsPer(3600, { address: 60 }),
  },
  joinWaitlist: {
    route: 'POST /api/waitlist',
    access: 'public',
    summary:
      'Ask for an email when a launch or a course opens; the address gets a link to confirm, and repeating the request changes nothing',
    body: z.object({ item_id: WaitlistItemId, email: AccountEmail }).meta({ id: 'WaitlistEntry' }),
    responses: { 204: null },
    errors: [404, 409],
    limits: limitsPer(3600, { address: 20 }),
  },
  confirmWaitlist: {
    route: 'POST /api/waitlist/confirm',
    access: 'public',
    summary: 'Confirm a request with the link from its email; repeating the request changes nothing',
    body: z.object({ token: WaitlistToken }).meta({ id: 'WaitlistConfirmation' }),
    responses: {
      200: z
        .object({
          item_title,
          is_open: z
            .boolean()
            .meta({ description: 'Whether it is open already, so that no email will come' }),
        })
        .meta({ id: 'WaitlistConfirmed' }),
    },
    errors: [404],
    limits: limitsPer(3600, { address: 30 }),
  },
  listOwnWaitlists: {
    route: 'GET /api/me/waitlist',
    access: 'user',
    summary: 'List what the user has asked to be emailed about; nothing while the address is not proven',
    responses: {
      200: z
        .object({ item_ids: z.array(z.string()).meta({ description: 'The IDs of launches and courses' }) })
        .meta({ id: 'OwnWaitlists' }),
    },
  },
  joinWaitlistAsUser: {
    route: 'PUT /api/me/waitlist/{itemId}',
    access: 'user',
    summary: 'Ask for an email to the account’s address when a launch or a course opens',
    params: WaitlistItem,
    responses: {
      200: z
        .object({
          is_confirmed: z.boolean().meta({
            description: 'False if the address is not proven: it gets a link to confirm the request',
          }),
        })
        .meta({ id: 'OwnWaitlistJoined' }),
    },
    errors: [404, 409],
    limits: limitsPer(86_400, { user: 100 }),
  },
  leaveWaitlistAsUser: {
    route: 'DELETE /api/me/waitlist/{itemId}',
    access: 'user',
    summary: 'Take a request back; repeating the request changes nothing',
    params: WaitlistItem,
    responses: { 204: null },
  },
  leaveWaitlist: {
    route: 'POST /api/waitlist/unsubscribe',
    access: 'public',
    summary: 'Leave a waitlist with the link from its email; repeating the request changes nothing',
    body: z.object({ token: WaitlistToken }).meta({ id: 'WaitlistExit' }),
    responses: {
      200: z.object({ item_title }).meta({ id: 'WaitlistLeft' }),
    },
    errors: [404],
    limits: limitsPer(3600, { address: 30 }),
  },
  leaveWaitlistByMail: {
    route: 'POST /api/waitlist/one-click',
    access: 'public',
    summary:
      'Leave a waitlist from a mail program (RFC 8058); the body is a form with `List-Unsubscribe=One-Click`',
    query: z.object({ token: WaitlistToken }),
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
    limits: limitsPer(3600, { address: 20, email: 10 }),
  },
});
