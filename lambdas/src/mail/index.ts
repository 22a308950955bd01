import type { Context } from 'aws-lambda';
import { deliverDueMails } from '../platform/mail-outbox.ts';

export { followBounces } from './bounces.ts';

/** How long before the end of its time a call starts no more email, in milliseconds: the last one may take two attempts. */
const reserve = 15_000;

/** Sends the emails that are due; called by a schedule. */
export const deliverMails = async (_event: unknown, context: Context): Promise<{ tried: number }> => ({
  tried: await deliverDueMails({ until: Date.now() + context.getRemainingTimeInMillis() - reserve }),
});
