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
export type DecisionValues = {
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
