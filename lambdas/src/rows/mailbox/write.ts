import { partsOf } from '@redwhiteandcode/contract/api/operation.ts';
import { type OptionalEmail, optionalEmailsPerWeek } from '@redwhiteandcode/contract/account/email-kinds.ts';
import { businessToday, mondayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { emailPreferenceOperations } from '@redwhiteandcode/contract/identity/email-preferences.ts';
import { addressHash } from '../../platform/address-hash.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { environment } from '../../platform/environment.ts';
import { keys } from '../../platform/keys.ts';
import { newToken, tokenHash } from '../../platform/link-token.ts';
import type { Mail } from '../../platform/mail.ts';
import { newMailItem } from '../../platform/mail-item.ts';
import { transact, type TransactItem } from '../../platform/table.ts';
import { unsubscribePage } from '../../platform/unsubscribe.ts';
import { readMailbox } from './read.ts';
import type { MailboxRow } from './row.ts';

/** For how long the links in an optional email turn it off, in seconds: a year. */
const linkSeconds = 365 * 86_400;

/**
 * Makes the item that counts an optional email. It is refused if the kind was turned off or another email was counted since
 * the read, so that two emails at the same time cannot both be the last one of a week.
 */
function countedItem(
  hash: string,
  { week, sent }: MailboxRow,
  kind: OptionalEmail,
  now: string,
): TransactItem {
  const isSame = week === undefined ? 'attribute_not_exists(#week)' : '#week = :before AND sent = :sent';
  return {
    Update: {
      Key: keys.mailbox(hash),
      UpdateExpression: 'SET #week = :week, sent = :next',
      ConditionExpression: `NOT contains(#off, :kind) AND ${isSame}`,
      ExpressionAttributeNames: { '#week': 'week', '#off': 'off' },
      ExpressionAttributeValues: {
        ':kind': kind,
        ':week': now,
        ':next': week === now ? sent + 1 : 1,
        ...(week !== undefined && { ':before': week, ':sent': sent }),
      },
    },
  };
}

/**
 * Makes the items that queue an optional email with the links that turn its kind off, and count it for its address. Returns
 * undefined if the address turned the kind off, or has had the emails of this week; the email is then left out for good. The
 * first item is refused if that changed since the read: read again then.
 */
export async function optionalMailItems(
  kind: OptionalEmail,
  mail: Mail,
  now: number = Date.now(),
): Promise<TransactItem[] | undefined> {
  const mailbox = await readMailbox(mail.to);
  const week = mondayOf(businessToday(now));
  const isFull = mailbox.week === week && mailbox.sent >= optionalEmailsPerWeek;
  if (isFull || mailbox.off.has(kind)) return undefined;
  const hash = addressHash(mail.to);
  const token = newToken();
  const { siteUrl } = environment();
  const oneClick = partsOf(emailPreferenceOperations.unsubscribeByMail).path;
  const link = {
    ...keys.unsubscribeLink(tokenHash(token)),
    mailbox: hash,
    kind,
    ttl: epochSeconds() + linkSeconds,
  };
  const { item } = newMailItem({
    ...mail,
    parts: [
      ...mail.parts,
      'Do you not want these emails? One press turns them off.',
      { label: 'Unsubscribe', href: `${siteUrl}${unsubscribePage(token)}` },
    ],
    unsubscribeHref: `${siteUrl}${oneClick}?token=${token}`,
  });
  return [countedItem(hash, mailbox, kind, week), { Put: { Item: link } }, item];
}

/** Makes the item that sets which kinds a mailbox, named by the hash of its address, does not get. */
const offItem = (hash: string, off: readonly OptionalEmail[]): TransactItem => ({
  Update: {
    Key: keys.mailbox(hash),
    ExpressionAttributeNames: { '#off': 'off' },
    // A set in the table is not empty.
    ...(off.length === 0
      ? { UpdateExpression: 'REMOVE #off' }
      : {
          UpdateExpression: 'SET #off = :off',
          ExpressionAttributeValues: { ':off': new Set(off) },
        }),
  },
});

/** Sets which kinds of email an address does not get. */
export const setEmailsOff = (email: string, off: readonly OptionalEmail[]): Promise<void> =>
  transact([offItem(addressHash(email), off)]);

/** Turns one kind of email off for a mailbox, named by the hash of its address. Repeating it changes nothing. */
export const turnEmailOff = (hash: string, kind: OptionalEmail): Promise<void> =>
  transact([
    {
      Update: {
        Key: keys.mailbox(hash),
        UpdateExpression: 'ADD #off :kind',
        ExpressionAttributeNames: { '#off': 'off' },
        ExpressionAttributeValues: { ':kind': new Set([kind]) },
      },
    },
  ]);

/** Copies the choices of an address to the address that replaces it. */
export async function carryEmailsOff(from: string, to: string): Promise<void> {
  const { off } = await readMailbox(from);
  for (const kind of off) await turnEmailOff(addressHash(to), kind);
}
