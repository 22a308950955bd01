import * as z from 'zod';
import { optionalEmailNames } from '../account/email-kinds.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';

const OptionalEmailName = z.enum(optionalEmailNames).meta({ id: 'OptionalEmail' });

/** The optional emails that the user's address does not get. */
const EmailPreferences = z
  .object({ off: z.array(OptionalEmailName).max(optionalEmailNames.length) })
  .meta({ id: 'EmailPreferences' });

/** The token in the links that unsubscribe an address from a kind of email. It says nothing about the address. */
const UnsubscribeToken = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_-]{43}$/, 'This is not one of our links');

/** The operations on the optional emails of an address. */
export const emailPreferenceOperations = defineOperations('identity', {
  getEmailPreferences: {
    route: 'GET /api/me/emails',
    access: 'user',
    summary: 'Get which optional emails the user’s address does not get; none while it is not proven',
    responses: { 200: EmailPreferences },
  },
  setEmailPreferences: {
    route: 'PUT /api/me/emails',
    access: 'user',
    summary: 'Set which optional emails the user’s proven address does not get',
    body: EmailPreferences,
    responses: { 200: EmailPreferences },
    errors: [403],
    limits: limitsPer(3600, { user: 100 }),
  },
  unsubscribe: {
    route: 'POST /api/emails/unsubscribe',
    access: 'public',
    summary: 'Turn a kind of email off with the link from one; repeating the request changes nothing',
    body: z.object({ token: UnsubscribeToken }).meta({ id: 'Unsubscription' }),
    responses: { 200: z.object({ kind: OptionalEmailName }).meta({ id: 'Unsubscribed' }) },
    errors: [404],
    limits: limitsPer(3600, { address: 30 }),
  },
  unsubscribeByMail: {
    route: 'POST /api/emails/one-click',
    access: 'public',
    summary:
      'Turn a kind of email off from a mail program (RFC 8058); the body is a form with `List-Unsubscribe=One-Click`',
    query: z.object({ token: UnsubscribeToken }),
    isRaw: true,
    responses: { 204: null },
    errors: [400, 404],
    // Mail services send the requests of all their users from few addresses.
    limits: limitsPer(60, { address: 60 }),
  },
  openEmailUnsubscribePage: {
    route: 'GET /api/emails/one-click',
    access: 'public',
    summary:
      'Go to the page that unsubscribes, for mail programs that open the address instead of posting to it; turns nothing off',
    query: z.object({ token: z.string().max(100) }),
    responses: { 303: null },
  },
});
