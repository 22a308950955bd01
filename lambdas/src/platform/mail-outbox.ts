import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { epochSeconds, timestamp } from './clock.ts';
import { environment } from './environment.ts';
import { indexes, keys } from './keys.ts';
import { logger } from './logger.ts';
import { type Mail, sendMail } from './mail.ts';
import { docClient, listItems, type TransactItem, tryWrite } from './table.ts';

/** A mail waits this long for the request that made it, in seconds; the wait doubles with each failure. */
const firstWait = 300;
const maxWait = 6 * 3600;
const maxAttempts = 10;
/** What was given up stays this long for a person to look at, in seconds: 90 days. */
const failedMailLifetime = 90 * 86_400;

/** When a mail is tried again after so many attempts, as ISO 8601. */
export const dueAfter = (attempts: number, now: number = Date.now()): string =>
  timestamp(now + Math.min(firstWait * 2 ** attempts, maxWait) * 1000);

/** A mail that is written in the transaction of what it tells of, and sent once that is done. */
export interface QueuedMail {
  /** Keeps the mail; part of the transaction. */
  item: TransactItem;
  /**
   * Sends it and forgets it; call it after the transaction. Never throws: a mail that cannot be sent is logged, stays
   * kept, and `deliverDueMails` tries it again.
   */
  deliver: () => Promise<void>;
}

/**
 * Makes a mail part of a transaction, so that neither a crash nor a failing mail service loses it: what is written and
 * not sent is sent later. A crash between sending and forgetting sends it twice; nothing sends it never.
 */
export function queueMail(mail: Mail): QueuedMail {
  const id = randomUUID();
  const due = dueAfter(0);
  const Item = { ...keys.mail(id), ...indexes.mails(due, id), id, due, attempts: 0, mail };
  return { item: { Put: { Item } }, deliver: () => deliver(id, mail) };
}

// Only an error's name: the mail service's sentence may hold an address.
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

async function deliver(id: string, mail: Mail): Promise<void> {
  try {
    await sendMail(mail);
  } catch (error) {
    logger.error('A mail was not sent; it is kept and tried again', { mail: id, reason: nameOf(error) });
    return;
  }
  try {
    await docClient.send(new DeleteCommand({ TableName: environment().tableName, Key: keys.mail(id) }));
  } catch (error) {
    logger.error('A sent mail is still kept; it will be sent twice', { mail: id, reason: nameOf(error) });
  }
}

const QueuedItem = z.object({
  id: z.string(),
  due: z.string(),
  attempts: z.int(),
  mail: z.custom<Mail>((value) => typeof value === 'object' && value !== null),
});
type QueuedItem = z.infer<typeof QueuedItem>;

/** Takes a due mail, so that nobody else sends it meanwhile; false where somebody was faster. */
async function claim({ id, due, attempts }: QueuedItem): Promise<boolean> {
  const isLast = attempts + 1 >= maxAttempts;
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

/** Sends what is due and was not sent, at most `limit` mails, the longest waiting first; answers how many it tried. */
export async function deliverDueMails(limit = 25, now: string = timestamp()): Promise<number> {
  const { items } = await listItems(
    { index: 'gsi1', pk: indexes.mails('', '').gsi1pk },
    { limit },
    QueuedItem,
  );
  let tried = 0;
  for (const item of items.filter(({ due }) => due <= now)) {
    if (!(await claim(item))) continue;
    tried++;
    await deliver(item.id, item.mail);
  }
  return tried;
}
