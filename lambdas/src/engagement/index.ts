import { engagementAdminOperations } from '@redwhiteandcode/contract/engagement/admin-operations.ts';
import { engagementOperations } from '@redwhiteandcode/contract/engagement/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { deliverDueMails } from '../platform/mail-outbox.ts';
import { announceOpenings } from './openings.ts';
import { engagement, engagementAdmin } from './operations.ts';

/**
 * Handles `/api/health`, `/api/openapi.json`, `/api/faqs`, `/api/contact`, `/api/waitlist`, `/api/admin/messages`, the
 * client log, and every path without another function.
 */
export const handler = createHandler(
  { ...engagementOperations, ...engagementAdminOperations },
  { ...engagement, ...engagementAdmin },
);

/** Sends the emails about openings; called by a schedule. */
export const announce = async (): Promise<{ sent: number }> => ({ sent: await announceOpenings() });

/** Retries emails that were not sent; called by a schedule. */
export const deliverMails = async (): Promise<{ tried: number }> => ({ tried: await deliverDueMails() });
