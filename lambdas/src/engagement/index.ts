import { engagementAdminOperations } from '../../contract/engagement-admin.ts';
import { engagementOperations } from '../../contract/engagement.ts';
import { createHandler } from '../platform/handler.ts';
import { deliverDueMails } from '../platform/mail-outbox.ts';
import { engagement, engagementAdmin } from './operations.ts';

/**
 * Answers `/api/health`, the description, `/api/faqs`, `/api/contact`, `/api/waitlist`, `/api/admin/messages`, the client
 * log, and every path that no other function has.
 */
export const handler = createHandler(
  { ...engagementOperations, ...engagementAdminOperations },
  { ...engagement, ...engagementAdmin },
);

/** Tries mails again that could not be sent; a schedule calls it. */
export const deliverMails = async (): Promise<{ tried: number }> => ({ tried: await deliverDueMails() });
