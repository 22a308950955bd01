import { isFreeMail } from '../text/free-mail.ts';
import type { FormCheck } from '../text/rules.ts';
import { cleaned } from '../text/typed-text.ts';
import { typedNumber, wholeNumberRule } from '../text/typed-numbers.ts';
import { isCalendarDay } from '../calendar/calendar.ts';

/**
 * The states of a company's domain: not checked yet, proven, the latest check failed, and no longer proven because its record
 * was missing for too long.
 */
export const domainStates = ['pending', 'proven', 'failed', 'ended'] as const;

/** Why a check of a domain's record failed: no such record, another value, no answer in time, or an error of the DNS servers. */
export const checkProblems = ['missing', 'wrong', 'timeout', 'unanswered'] as const;
export type CheckProblem = (typeof checkProblems)[number];

/** The terms of proven domains and of their join links. */
export const domainTerms = {
  /** The most domains of a company. */
  most: 25,
  /** The days after which the record of a proven domain is checked again. */
  checkedAfterDays: 7,
  /** The days for which a record may be missing before its domain is no longer proven. */
  missingDays: 30,
  /** The most people who can join with one link. */
  joins: 5000,
} as const;

/** The label below which a domain's record is, so that the domain itself keeps its records. */
const challengeLabel = '_redwhiteandcode-challenge';

/** Returns the TXT record that proves a domain. `challenge` is its random part. */
export const challengeRecord = (domain: string, challenge: string): { name: string; value: string } => ({
  name: `${challengeLabel}.${domain}`,
  value: `redwhiteandcode-verification=${challenge}`,
});

/** Host names have at most 253 characters (RFC 1035), also that of the record. */
const longest = 253 - challengeLabel.length - 1;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const host = new RegExp(`^(?:${label}\\.)+${label}$`);

/** The messages for a domain that cannot be added. */
export const domainMessages = {
  missing: 'Enter a domain, such as example.com',
  onlyDomain: 'Enter only the domain, such as example.com, without https:// and without a path',
  address: 'Enter only the part after the @, such as example.com',
  invalid: 'This is not a domain. Enter one such as example.com',
  tooLong: `Use a domain with at most ${longest} characters`,
  publicMail: 'Anyone can get an address at this domain. Enter a domain that belongs to your company',
  publicSuffix: 'Many owners share this ending. Enter the full domain of your company, such as example.com',
  unknownEnding: 'There is no such domain ending. Check the part after the last dot',
  tooMany: `A company can have at most ${domainTerms.most} domains. Remove one first`,
  taken:
    'Another company has already proven this domain. If it belongs to your company now, write to our support.',
} as const;

/** A domain in ASCII and lower case, or why a text is none. */
export type TypedDomain = { domain: string } | { problem: string };

/**
 * Reads a domain as people type it: `Bücher.example` is `xn--bcher-kva.example`. It also refuses the hosts at which anyone can
 * get an address. Endings such as `co.uk`, which many owners share, are refused by the server, which has their list.
 */
export function readDomain(typed: string): TypedDomain {
  const text = cleaned(typed, { dropsMarks: true })
    .replace(/^@/, '')
    .replace(/[.。]$/, '');
  if (text === '') return { problem: domainMessages.missing };
  if (text.includes('@')) return { problem: domainMessages.address };
  if (/[/\\?#:]/.test(text)) return { problem: domainMessages.onlyDomain };
  const address = `http://${text}`;
  if (/[\s%[\]]/.test(text) || !URL.canParse(address)) return { problem: domainMessages.invalid };
  const domain = new URL(address).hostname;
  if (domain.length > longest) return { problem: domainMessages.tooLong };
  // The last label of a name is never a number, unlike that of an IP address.
  if (!host.test(domain) || /\.\d+$/.test(domain)) return { problem: domainMessages.invalid };
  return isFreeMail(domain) ? { problem: domainMessages.publicMail } : { domain };
}

/** Returns what a failed check found, and what to do about it. */
export const checkSentence: Readonly<Record<CheckProblem, string>> = {
  missing:
    'We found no TXT record with this name. Add it, or check its name: some providers add your domain to it themselves. A new record can take an hour to be visible.',
  wrong:
    'There is a TXT record with this name, but none with this value. Replace the value; a change can take an hour to be visible.',
  timeout: 'The DNS servers of the domain did not answer in time. Please check again in a few minutes.',
  unanswered:
    'The DNS servers of the domain answered with an error. Check that the domain is registered and that its name servers work, then check again.',
};

/** The rule for the number of people who can join with a link. */
export const joinLimitRule = wholeNumberRule({
  min: 1,
  max: domainTerms.joins,
  invalid: 'Enter a whole number of people, 1 or more',
  tooMany: 'At most 5,000 people',
});

/** The messages for the form of a join link. */
export const joinLinkMessages = {
  moreThanSeats: (seats: number): string =>
    seats === 1 ? 'Your company has 1 seat' : `Your company has ${seats.toLocaleString('en-US')} seats`,
  lastDay: 'Enter a day that is not over yet',
} as const;

/** The form of a join link; what is '' is not limited. */
export type JoinLinkValues = { limit: string; last_day: string };

/** Checks the form of a join link of a company with this many seats. `today` is the day in the company's calendar. */
export const checkJoinLink =
  ({ seats, today }: { seats: number; today: string }): FormCheck<JoinLinkValues> =>
  ({ limit, last_day }) => {
    const count = typedNumber(limit);
    const tooMany = count > seats ? joinLinkMessages.moreThanSeats(seats) : undefined;
    const errors = {
      limit: limit.trim() === '' ? undefined : (joinLimitRule(count) ?? tooMany),
      last_day:
        last_day === '' || (isCalendarDay(last_day) && last_day >= today)
          ? undefined
          : joinLinkMessages.lastDay,
    };
    return errors.limit === undefined && errors.last_day === undefined ? undefined : errors;
  };

/** Converts the checked form to the request's body. */
export const joinLinkOf = ({ limit, last_day }: JoinLinkValues) => ({
  limit: limit.trim() === '' ? null : typedNumber(limit),
  last_day: last_day === '' ? null : last_day,
});
