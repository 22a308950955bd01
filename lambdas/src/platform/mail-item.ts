import { randomUUID } from 'node:crypto';
import { timestamp } from './clock.ts';
import { indexes, keys } from './keys.ts';
import type { Mail } from './mail.ts';
import type { TransactItem } from './table.ts';

/** How long only the request that queued an email tries to send it, in seconds. The wait doubles with each attempt. */
const firstWait = 300;
const maxWait = 6 * 3600;
/** Returns the time of the next attempt after a number of attempts, as ISO 8601. */
export const dueAfter = (attempts: number, now: number = Date.now()): string =>
  timestamp(now + Math.min(firstWait * 2 ** attempts, maxWait) * 1000);

/**
 * Makes the item that stores an email in a transaction. The schedule sends it after a few minutes, or `queueMail` at once,
 * which needs the email client. `due` is the time from which the schedule sends it.
 */
export function newMailItem(mail: Mail, due: string = dueAfter(0)): { id: string; item: TransactItem } {
  const id = randomUUID();
  const queued_at = timestamp();
  const Item = { ...keys.mail(id), ...indexes.mails(due, id), id, due, queued_at, attempts: 0, mail };
  return { id, item: { Put: { Item } } };
}
