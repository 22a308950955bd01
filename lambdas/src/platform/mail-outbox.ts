import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { epochSeconds, timestamp } from './clock.ts';
import { environment } from './environment.ts';
import { allMails, indexes, keys } from './keys.ts';
import { logger } from './logger.ts';
import { type Mail, sendMail } from './mail.ts';
import { putMetrics } from './metrics.ts';
import { dueAfter, newMailItem } from './mail-item.ts';
import { docClient, listItems, type TransactItem, tryWrite } from './table.ts';

const maxAttempts = 10;
/** How long undeliverable emails are kept for inspection, in seconds: 90 days. */
const failedMailLifetime = 90 * 86_400;

/** An email that is stored in the transaction of the change that causes it, and sent after the transaction. */
export interface QueuedMail {
  id: string;
  /** Stores the email; part of the transaction. */
  item: TransactItem;
  /** Sends and deletes the email; call it after the transaction. Never throws: `deliverDueMails` retries failures. */
  deliver: () => Promise<void>;
}

/**
 * Queues an email in a transaction, so that neither a crash nor a failing email service loses it: emails that are stored
 * but not sent are sent later. A crash between sending and deleting sends an email twice. `toSend` is asked after the
 * transaction for the email as it is sent; undefined drops it.
 */
export function queueMail(
  mail: Mail,
  toSend: () => Promise<Mail | undefined> = async () => mail,
): QueuedMail {
  const { id, item } = newMailItem(mail);
  return {
    id,
    item,
    deliver: async () => {
      await trySending(id, toSend);
    },
  };
}

// Only an error's name, because the message may contain an email address.
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Sends and deletes an email, or only deletes it if there is none to send. Returns whether that was done. */
async function trySending(id: string, toSend: () => Promise<Mail | undefined>): Promise<boolean> {
  try {
    const mail = await toSend();
    if (mail) await sendMail(mail);
  } catch (error) {
    logger.error('An email was not sent; it will be retried', { mail: id, reason: nameOf(error) });
    return false;
  }
  try {
    await docClient.send(new DeleteCommand({ TableName: environment().tableName, Key: keys.mail(id) }));
  } catch (error) {
    logger.error('A sent email was not deleted; it will be sent twice', { mail: id, reason: nameOf(error) });
  }
  return true;
}

const QueuedItem = z.object({
  id: z.string(),
  due: z.string(),
  queued_at: z.iso.datetime(),
  attempts: z.int(),
  mail: z.custom<Mail>((value) => typeof value === 'object' && value !== null),
});
type QueuedItem = z.infer<typeof QueuedItem>;

const isLastAttempt = (attempts: number): boolean => attempts + 1 >= maxAttempts;

/** Claims a due email, so that no other call sends it. Returns false if another call claimed it first. */
async function claim({ id, due, attempts }: QueuedItem): Promise<boolean> {
  const isLast = isLastAttempt(attempts);
  const next = dueAfter(attempts + 1);
  const index = indexes.mails(next, id);
  return tryWrite([
    {
      Update: {
        Key: keys.mail(id),
        UpdateExpression: `SET due = :next, gsi1pk = :kind, gsi1sk = :sort ${isLast ? ', #ttl = :ttl ' : ''}ADD attempts :one`,
        ConditionExpression: 'due = :due',
        ...(isLast && { ExpressionAttributeNames: { '#ttl': 'ttl' } }),
        ExpressionAttributeValues: {
          ':next': next,
          ':kind': isLast ? `${index.gsi1pk}#GIVEN_UP` : index.gsi1pk,
          ':sort': index.gsi1sk,
          ':due': due,
          ':one': 1,
          ...(isLast && { ':ttl': epochSeconds() + failedMailLifetime }),
        },
      },
    },
  ]);
}

/** Returns the age of the oldest of these emails, in seconds. */
const oldestAge = (items: readonly QueuedItem[], now: number = Date.now()): number =>
  items.reduce((age, { queued_at }) => Math.max(age, (now - Date.parse(queued_at)) / 1000), 0);

/**
 * Sends at most `limit` emails that are due, the oldest first. Returns the number of attempts. Measures the age of the oldest
 * email, and the emails that are not tried again.
 */
export async function deliverDueMails(limit = 25, now: string = timestamp()): Promise<number> {
  const pages = await Promise.all(
    allMails.map((pk) => listItems({ index: 'gsi1', pk }, { limit }, QueuedItem)),
  );
  const items = pages
    .flatMap((page) => page.items)
    .toSorted((one, other) => (one.due < other.due ? -1 : 1))
    .slice(0, limit);
  let tried = 0;
  let givenUp = 0;
  for (const item of items.filter(({ due }) => due <= now)) {
    if (!(await claim(item))) continue;
    tried++;
    const isSent = await trySending(item.id, async () => item.mail);
    if (!isSent && isLastAttempt(item.attempts)) givenUp++;
  }
  putMetrics({ UnsentMailAge: [oldestAge(items), 'Seconds'], MailsGivenUp: [givenUp, 'Count'] });
  return tried;
}
