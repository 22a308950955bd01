import { longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { ReminderKind } from '@redwhiteandcode/contract/company/reminder-rules.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';

/** The facts in an email about an assignment. */
export interface DutyFacts {
  to: string;
  company: string;
  /** The title of the course, or the name of the path. */
  title: string;
  /** The number of its courses. */
  courses: number;
  isMandatory: boolean;
  dueOn: string | undefined;
}

const linkToOwn = () => ({
  label: 'See what is assigned to you',
  href: `${environment().siteUrl}/dashboard`,
  isMain: true as const,
});

const first = ({ company, title, courses, isMandatory }: DutyFacts): string => {
  const what = courses > 1 ? `the ${courses} courses of “${title}”` : `the course “${title}”`;
  return isMandatory
    ? `${company} has assigned ${what} to you.`
    : `${company} suggests ${what} to you. You do not have to take it.`;
};

const sentences: Readonly<Record<ReminderKind, (facts: DutyFacts, day: string) => string>> = {
  week: ({ company, title }, day) =>
    `“${title}”, which ${company} has assigned to you, is due on ${day}. You have not finished it yet.`,
  day: ({ company, title }, day) =>
    `“${title}”, which ${company} has assigned to you, is due by the end of ${day}. You have not finished it yet.`,
  over: ({ company, title }, day) =>
    `“${title}”, which ${company} has assigned to you, was due on ${day}. You can still finish it. This is the only reminder after the due day.`,
};

const subjects: Readonly<Record<ReminderKind, (title: string, day: string) => string>> = {
  week: (title, day) => `Due on ${day}: ${title}`,
  day: (title, day) => `Due by the end of ${day}: ${title}`,
  over: (title) => `Overdue: ${title}`,
};

/** Makes the email that tells a person about an assignment, or the reminder of one. A reminder needs a due day. */
export function dutyMail(facts: DutyFacts, reminder?: ReminderKind): Mail {
  const { to, company, title, isMandatory, dueOn } = facts;
  const day = dueOn === undefined ? '' : longDay(dueOn);
  const subject = isMandatory
    ? `${company} has assigned “${title}” to you`
    : `${company} suggests “${title}” to you`;
  return {
    to,
    subject: reminder ? subjects[reminder](title, day) : subject,
    why: `You are receiving this email because you have a seat of ${company} at ${support.sender}.`,
    parts: [
      reminder ? sentences[reminder](facts, day) : first(facts),
      {
        facts: [
          ['Company', company],
          [facts.courses > 1 ? 'Path' : 'Course', title],
          ...(day === '' ? [] : [['Due', `${day}, end of the day`] as const]),
        ],
      },
      linkToOwn(),
    ],
  };
}
