import { timestamp } from '../platform/clock.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { tryWrite } from '../platform/table.ts';
import { dueReminder, nextReminder } from './rules.ts';
import * as repository from './repository.ts';
import { priceCentsOf, readSubject } from './subject.ts';
import { changed, eventAt } from './toolkit-row.ts';

/**
 * Sends a reminder and schedules the next one in one transaction, so that a second or late run sends nothing twice.
 * Returns whether an email was sent.
 */
async function remind(reminder: repository.ReminderRow, now: string): Promise<boolean> {
  const row = await repository.readToolkit(reminder.toolkit_id);
  const due = row?.submitted_on && dueReminder(row.submitted_on, now);
  const subject = row?.status === 'submitted' ? await readSubject(row) : undefined;
  if (!row?.submitted_on || !due || !subject?.profile) {
    await tryWrite([repository.nextReminderItem(reminder, undefined)]);
    return false;
  }
  const course = subject.course?.title ?? row.course_id;
  const about = { to: subject.profile.email, course, priceCents: priceCentsOf(subject) };
  const { reminderMail } = await import('./mails.ts');
  const mail = queueMail(reminderMail(row, about, due.days));
  const event = eventAt(now, 'reminded', { by: 'schedule', note: String(due.days) });
  const next = repository.nextReminderItem(reminder, nextReminder(row.submitted_on, now)?.due);
  if (!(await repository.changeToolkit(row, changed(row, {}, event), [next, mail.item]))) return false;
  await mail.deliver();
  return true;
}

/** Sends at most `limit` reminders that are due at a time, the oldest first. Returns the number of emails. */
export async function sendReminders(limit = 25, now: string = timestamp()): Promise<number> {
  let sent = 0;
  for (const reminder of await repository.readDueReminders(now, limit)) {
    if (await remind(reminder, now)) sent++;
  }
  return sent;
}
