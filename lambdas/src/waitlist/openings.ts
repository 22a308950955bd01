import { timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import { logger } from '../platform/logger.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { readCourse } from '../rows/course/read.ts';
import * as repository from './repository.ts';
import { type Awaited, awaitedCourse, awaitedLaunch, goneMail, openedMail } from './rules.ts';

/** Reads what a waitlist is for: a launch or a course. */
export const readAwaited = async (itemId: string): Promise<Awaited> =>
  awaitedLaunch(itemId) ?? awaitedCourse(itemId, await readCourse(itemId, { consistent: true }));

/** Ends a request with its email in one transaction. Returns false if it has ended, or if its course has changed again. */
async function announceTo(row: repository.WaitlistRow, awaited: Awaited): Promise<boolean> {
  const { item_id, entry_id, secret, item_title, email: to } = row;
  if (awaited.state === 'waiting' || to === undefined) return false;
  const recipient = { to, token: `${item_id}.${entry_id}.${secret}`, siteUrl: environment().siteUrl };
  const mail = queueMail(
    awaited.state === 'open' ? openedMail(awaited, recipient) : goneMail(item_title, recipient),
  );
  const course = awaited.state === 'gone' ? 'deleted' : awaited.isCourse ? 'open' : undefined;
  if (!(await repository.endWaiting(row, timestamp(), mail.item, course))) return false;
  await mail.deliver();
  return true;
}

/**
 * Sends at most `limit` emails about an item that is open or was deleted. Repeated and interrupted calls send each email once,
 * because the transaction that ends a request also queues its email. Returns the number of emails.
 */
async function announce(itemId: string, limit: number): Promise<number> {
  const awaited = await readAwaited(itemId);
  if (awaited.state === 'waiting') return 0;
  let sent = 0;
  for (const row of await repository.listWaiting(itemId, limit)) if (await announceTo(row, awaited)) sent++;
  return sent;
}

/**
 * Sends at most `limit` emails about launches and courses that have opened, and about courses that were deleted. The schedule
 * calls it for the requests that the stream's consumer has left. Returns the number of emails.
 */
export async function announceOpenings(limit = 500): Promise<number> {
  let sent = 0;
  let itemId = await repository.nextAwaited('');
  while (itemId !== undefined && sent < limit) {
    try {
      sent += await announce(itemId, limit - sent);
    } catch (error) {
      logger.error('An opening was not announced; it will be retried', { item: itemId, error });
    }
    itemId = await repository.nextAwaited(itemId);
  }
  return sent;
}

/** The most emails that a batch of changes sends: it must not delay the next changes. The schedule sends the others. */
const mostPerBatch = 50;

/** Sends the emails about courses that have changed. Never throws: the schedule retries a failure. */
export async function announceCourses(courseIds: Iterable<string>): Promise<void> {
  for (const id of courseIds) {
    try {
      await announce(id, mostPerBatch);
    } catch (error) {
      logger.error('An opening was not announced; it will be retried', { item: id, error });
    }
  }
}
