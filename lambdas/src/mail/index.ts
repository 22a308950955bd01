import { deliverDueMails } from '../platform/mail-outbox.ts';

/** Retries emails that were not sent; called by a schedule. */
export const deliverMails = async (): Promise<{ tried: number }> => ({ tried: await deliverDueMails() });
