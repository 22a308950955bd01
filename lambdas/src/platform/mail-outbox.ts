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
/** How many emails a run reads at a time from each partition. */
const pageSize = 25;
/** How many emails a run sends at the same time: enough for 50 a second if SES takes 160 ms for one. */
const senders = 8;
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

/** The errors with which SES refuses one email, whatever becomes of the others. */
const refusals: readonly string[] = ['BadRequestException', 'MessageRejected'];
/** `unavailable`: SES refuses all emails for now, because of the rate or the day's quota, or fails, or does not respond. */
type Outcome = 'sent' | 'refused' | 'unavailable';

/** Sends and deletes an email, or only deletes it if there is none to send. */
async function trySending(id: string, toSend: () => Promise<Mail | undefined>): Promise<Outcome> {
  try {
    const mail = await toSend();
    if (mail) await sendMail(mail);
  } catch (error) {
    logger.error('An email was not sent; it will be retried', { mail: id, reason: nameOf(error) });
    return refusals.includes(nameOf(error)) ? 'refused' : 'unavailable';
  }
  try {
    await docClient.send(new DeleteCommand({ TableName: environment().tableName, Key: keys.mail(id) }));
  } catch (error) {
    logger.error('A sent email was not deleted; it will be sent twice', { mail: id, reason: nameOf(error) });
  }
  return 'sent';
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

// With the global timer, because tests replace it.
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Spreads the emails of a run over its time, so that it sends at most `rate` a second and none after `until`. */
class Pace {
  private readonly until: number;
  private pause: number;
  private lastAt = 0;
  private slowedAt = 0;

  constructor(rate: number, until: number) {
    this.pause = 1000 / rate;
    this.until = until;
  }

  /** The time until the next email may be sent, in milliseconds. */
  private get left(): number {
    return Math.max(0, this.lastAt + this.pause - Date.now());
  }

  /** Whether no email may be sent any more. */
  get isOver(): boolean {
    return Date.now() + this.left >= this.until;
  }

  /** Waits until an email may be sent. Returns false at once if that is after the end. */
  async turn(): Promise<boolean> {
    while (this.left > 0 && !this.isOver) await wait(this.left);
    if (this.isOver) return false;
    this.lastAt = Date.now();
    return true;
  }

  /** Halves the rate for the rest of the run, unless it was halved since the start of the email that failed. */
  slowDown(startedAt: number): void {
    if (startedAt < this.slowedAt) return;
    this.pause *= 2;
    this.slowedAt = Date.now();
  }
}

/** Reads waiting emails, the oldest first. */
async function readWaiting(): Promise<QueuedItem[]> {
  const pages = await Promise.all(
    allMails.map((pk) => listItems({ index: 'gsi1', pk }, { limit: pageSize }, QueuedItem)),
  );
  return pages.flatMap((page) => page.items).toSorted((one, other) => (one.due < other.due ? -1 : 1));
}

/**
 * Sends the emails that are due, the oldest first, at the rate of `MAIL_RATE`, and starts none after `until` (milliseconds
 * since 1970). Each one is tried at most once. While SES refuses emails because of the rate, or fails, the run sends fewer
 * and fewer, so that an outage does not use up the attempts of all. Returns the number of attempts. Measures the age of the
 * oldest email, and the emails that are not tried again.
 */
export async function deliverDueMails({
  now = timestamp(),
  until = Infinity,
}: {
  now?: string;
  until?: number;
} = {}): Promise<number> {
  const pace = new Pace(environment().mailRate, until);
  const seen = new Set<string>();
  let [tried, givenUp, age] = [0, 0, 0];
  const send = async (item: QueuedItem): Promise<void> => {
    if (!(await claim(item))) return;
    tried++;
    const startedAt = Date.now();
    const outcome = await trySending(item.id, async () => item.mail);
    if (outcome === 'unavailable') pace.slowDown(startedAt);
    if (outcome !== 'sent' && isLastAttempt(item.attempts)) givenUp++;
  };
  let due: QueuedItem[];
  do {
    // The index may still return an email that this run has sent.
    const items = (await readWaiting()).filter(({ id }) => !seen.has(id));
    age = Math.max(age, oldestAge(items));
    due = items.filter((item) => item.due <= now);
    for (const { id } of due) seen.add(id);
    const queue = due.values();
    const sendNext = async () => {
      for (const item of queue) if (await pace.turn()) await send(item);
    };
    await Promise.all(Array.from({ length: senders }, sendNext));
  } while (due.length > 0 && !pace.isOver);
  putMetrics({ UnsentMailAge: [age, 'Seconds'], MailsGivenUp: [givenUp, 'Count'] });
  return tried;
}
