/** The days after the submission on which a learner without an outcome gets a reminder. */
const reminderDays = [14, 30] as const;

/** Reminders are sent in the morning in the United States. */
const hour = 'T14:00:00.000Z';
const day = 86_400_000;

/** A reminder: the days after the submission, and the time from which it is sent. */
export interface Reminder {
  days: number;
  due: string;
}

const remindersOf = (submittedOn: string): Reminder[] =>
  reminderDays.map((days) => ({
    days,
    due: new Date(Date.parse(`${submittedOn}${hour}`) + days * day).toISOString(),
  }));

/** Returns the first reminder of a submission that is due after a time; undefined if none is left. */
export const nextReminder = (submittedOn: string, after: string): Reminder | undefined =>
  remindersOf(submittedOn).find(({ due }) => due > after);

/** Returns the reminder to send at a time. If the schedule is so late that several are due, only the last is sent. */
export const dueReminder = (submittedOn: string, now: string): Reminder | undefined =>
  remindersOf(submittedOn).findLast(({ due }) => due <= now);
