import * as z from 'zod';
import { AccountEmail } from '../identity/operations.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';

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

/** The operations on requests for an email when a launch or a course opens. */
export const waitlistOperations = defineOperations('waitlist', {
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
});
