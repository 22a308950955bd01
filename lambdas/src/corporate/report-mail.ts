import { longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { ReportFrequency } from '@redwhiteandcode/contract/company/report-frequencies.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import { type ReportNumbers, termText } from './report-rules.ts';

/** The facts in a report. `before` is the previous report. */
export interface ReportFacts {
  company: { id: string; company_name: string; ends_on?: string | undefined };
  frequency: ReportFrequency;
  /** The Monday of the report. */
  day: string;
  numbers: ReportNumbers;
  before?: { day: string; numbers: ReportNumbers } | undefined;
}

/** A recipient of a report. Without a role, the recipient cannot open the company's rooms. */
export interface ReportRecipient {
  email: string;
  hasRole: boolean;
}

const rows = [
  ['Seats bought', 'seats_purchased'],
  ['Seats in use', 'seats_used'],
  ['Invitations not accepted yet', 'invited'],
  ['People who started a course', 'started'],
  ['People who finished a course', 'finished'],
  ['Certificates earned', 'certificates'],
] as const satisfies [string, keyof ReportNumbers][];

const count = (value: number): string => value.toLocaleString('en-US');

/** Returns '12 (3 more)', or only the number without a change or an earlier report. */
function withChange(now: number, before: number | undefined): string {
  if (before === undefined || before === now) return count(now);
  return `${count(now)} (${count(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'})`;
}

/** Returns the sentence about the previous report, or that nothing has happened. */
function changeText({ numbers, before }: ReportFacts): string {
  if (!before)
    return numbers.started === 0
      ? 'This is the first report. Nobody has started a course yet.'
      : 'This is the first report. The next ones say what has changed.';
  const isSame = rows.every(([, name]) => numbers[name] === before.numbers[name]);
  const day = longDay(before.day);
  return isSame
    ? `Nothing has changed since the report of ${day}.`
    : `In parentheses is what has changed since the report of ${day}.`;
}

/** Makes the report of a company's training for one recipient. It names none of the company's people. */
export function reportMail(facts: ReportFacts, { email, hasRole }: ReportRecipient): Mail {
  const { company, frequency, day, numbers, before } = facts;
  const term = termText(company.ends_on, day);
  return {
    to: email,
    replyTo: environment().supportEmail,
    subject: `Your team’s ${frequency} training report, ${longDay(day)}`,
    why: hasRole
      ? `You get this email because you are an owner or a viewer of ${company.company_name}.`
      : `You get this email because you are the contact of ${company.company_name}.`,
    parts: [
      `Here is the ${frequency} report of ${company.company_name} for Monday, ${longDay(day)}.`,
      changeText(facts),
      {
        facts: [
          ...rows.map(([title, name]) => [title, withChange(numbers[name], before?.numbers[name])] as const),
          ...(term === undefined ? [] : [['Term of the seats', term] as const]),
        ],
      },
      'It counts only courses that people take with a seat, once they have confirmed their email address.',
      {
        label: `Open ${company.company_name}`,
        href: `${environment().siteUrl}/company/${company.id}`,
        isMain: true,
      },
      ...(hasRole ? [] : ['To open it, you need a role in the company. Its owners can give you one.']),
    ],
  };
}
