import type { PlanAnswers } from './plan-answers.ts';
import type { ExceptionKind, PlanException } from './plan-terms.ts';

/** Whether an exception changes what a result pays, and not only a limit. */
const changesPay = ({ least_letter, paid_percent, paid_by_letter }: PlanException): boolean =>
  least_letter !== null || paid_percent !== null || paid_by_letter !== null;

/** The terms of a plan for the learner's course. */
export interface PlanInEffect {
  plan: PlanAnswers;
  /** The exceptions of which the learner does not know whether they apply, and on which the payment depends. */
  undecided: readonly ExceptionKind[];
}

/**
 * Returns a plan with the exceptions that apply to the learner's course. An exception that may apply and only has another
 * limit gives the lower of the two.
 */
export function planInEffect(answers: PlanAnswers): PlanInEffect {
  const plan = { ...answers, terms: { ...answers.terms } };
  const undecided: ExceptionKind[] = [];
  for (const exception of answers.terms.exceptions) {
    const { applies, most_cents, repays_months } = exception;
    if (applies === 'no') continue;
    if (applies === 'yes') {
      plan.least_letter = exception.least_letter ?? plan.least_letter;
      plan.paid_percent = exception.paid_percent ?? plan.paid_percent;
      plan.paid_by_letter = exception.paid_by_letter ?? plan.paid_by_letter;
      plan.most_cents = most_cents ?? plan.most_cents;
      plan.terms.repays_months = repays_months ?? plan.terms.repays_months;
      continue;
    }
    if (changesPay(exception)) undecided.push(exception.for);
    if (most_cents !== null) plan.most_cents = Math.min(most_cents, plan.most_cents ?? most_cents);
  }
  return { plan, undecided };
}
