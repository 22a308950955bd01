import type { OptionalEmail } from '@redwhiteandcode/contract/account/email-kinds.ts';
import { addressHash } from '../../platform/address-hash.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { keys } from '../../platform/keys.ts';
import { tokenHash } from '../../platform/link-token.ts';
import { getItem } from '../../platform/table.ts';
import { MailboxItem, type MailboxRow, UnsubscribeItem } from './row.ts';

/** Reads the choices of an address about optional emails. By default, all are on. */
export const readMailbox = async (email: string): Promise<MailboxRow> =>
  (await getItem(keys.mailbox(addressHash(email)), MailboxItem, { consistent: true })) ??
  MailboxItem.parse({});

/** Reads the kind of email that a link's token turns off; undefined if there is no such link, or if it has expired. */
export async function readUnsubscribeLink(
  token: string,
): Promise<{ mailbox: string; kind: OptionalEmail } | undefined> {
  const link = await getItem(keys.unsubscribeLink(tokenHash(token)), UnsubscribeItem, { consistent: true });
  // DynamoDB deletes an expired row within days.
  return link && link.ttl > epochSeconds() ? link : undefined;
}
