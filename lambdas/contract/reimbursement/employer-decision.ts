import { dateOf } from '../calendar/calendar.ts';
import { dollarsAndCents } from '../text/money.ts';
import { check, formCheck, type FormCheck } from '../text/rules.ts';
import { toolkitRules } from './toolkit-rules.ts';
import { centsOf } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';

/** Returns the rule for the amount that an employer approves of what an employee asks for, in cents. */
export const approvedAmountRule = (askedCents: number) => (amount: number) =>
  amount > askedCents
    ? `Enter at most ${dollarsAndCents(askedCents)}, the amount that the employee asks for`
    : toolkitRules.approvedAmount(amount);

/** The form values of an employer's decision. */
type DecisionValues = {
  decision: string;
  name: string;
  title: string;
  /** Dollars; for an approval. */
  amount: string;
  /** The reason of a denial. */
  comment: string;
};

/** Checks the form of an employer's decision about a request for this amount: an approval has an amount, a denial a reason. */
export const checkDecision =
  (askedCents: number): FormCheck<DecisionValues> =>
  (values) =>
    check<DecisionValues>(
      {
        decision: (typed) =>
          typed === 'approved' || typed === 'denied' ? undefined : 'Choose whether you approve or deny',
        amount: (typed) =>
          values.decision === 'approved' ? approvedAmountRule(askedCents)(centsOf(typed)) : undefined,
        name: toolkitRules.decider_name,
        title: toolkitRules.decider_title,
        comment: values.decision === 'denied' ? toolkitRules.reason : toolkitRules.comment,
      },
      values,
    );

/** Converts checked form values to the API's request body. */
export const decisionOf = ({ decision, name, title, amount, comment }: DecisionValues) => ({
  decision: decision === 'denied' ? ('denied' as const) : ('approved' as const),
  name: cleaned(name),
  title: cleaned(title),
  amount_cents: decision === 'denied' ? null : centsOf(amount),
  comment: cleaned(comment) || null,
});

/** Checks the form of an employer's question. */
export const checkQuestion = formCheck({ question: toolkitRules.question });

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
