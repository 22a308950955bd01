import { optionalEmailNames } from '@redwhiteandcode/contract/account/email-kinds.ts';
import * as z from 'zod';

const Kind = z.enum(optionalEmailNames);

/**
 * What an address decided about optional emails, and how many it got in a week, which is named by its Monday. The row is found by
 * the hash of the address, so that people without an account have one too.
 */
export const MailboxItem = z.object({
  off: z.set(Kind).default(new Set<z.output<typeof Kind>>()),
  week: z.string().optional(),
  sent: z.int().default(0),
});
export type MailboxRow = z.output<typeof MailboxItem>;

/** The kind of email that an unsubscribe link turns off. */
export const UnsubscribeItem = z.object({ mailbox: z.string(), kind: Kind, ttl: z.int() });
