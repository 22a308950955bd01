import { dateOf } from '../calendar/calendar.ts';
import { dollarsAndCents } from '../text/money.ts';

/** What an employer decided. Amounts are in cents; `amount_cents` is what was approved of `asked_cents`, null for a denial. */
export interface DecidedAmount {
  decision: 'approved' | 'denied';
  asked_cents: number;
  amount_cents: number | null;
}

/** Whether an employer approved less than what was asked. */
export const isInPart = ({ amount_cents, asked_cents }: Omit<DecidedAmount, 'decision'>): boolean =>
  amount_cents !== null && amount_cents < asked_cents;

/** Returns a decision in words, to follow 'was': 'approved in part'. */
export const decisionWords = (decided: DecidedAmount): string =>
  `${decided.decision}${isInPart(decided) ? ' in part' : ''}`;

/** An earlier decision. Name and title are null for the HR of another employer. */
export interface EarlierDecided extends DecidedAmount {
  decided_at: string;
  by: 'employer_email' | 'employer_link';
  name: string | null;
  title: string | null;
}

const deciderOf = ({ name, title }: EarlierDecided): string =>
  name === null ? ' for another employer' : ` by ${[name, title].filter(Boolean).join(', ')}`;

/** Returns the sentence about an earlier decision on the same order, with its amount, date and decider. */
export function earlierDecisionText(decided: EarlierDecided): string {
  const { amount_cents, asked_cents, decided_at, by } = decided;
  const amount =
    amount_cents === null ? '' : ` (${dollarsAndCents(amount_cents)} of ${dollarsAndCents(asked_cents)})`;
  const how = by === 'employer_email' ? 'with the link in our email to HR' : 'with a copied link';
  return `An earlier request for this course was ${decisionWords(decided)}${amount} on ${dateOf('decided', decided_at)}${deciderOf(decided)}, ${how}.`;
}

/** What a copied link says once HR has decided: anyone can have it, the learner too. */
export const decidedByHr =
  'HR has decided this request with the link in our email, and a copied link cannot change that. The employee can have a new link emailed to HR.';
