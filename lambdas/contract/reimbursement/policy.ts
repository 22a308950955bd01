import { daysBetween, longDay } from '../calendar/calendar.ts';
import {
  type PlanAnswer,
  type PlanAnswers,
  planAnswers,
  type PlanProof,
  planProofs,
} from './plan-answers.ts';
import { scale } from '../assessment/scale.ts';
import { proof } from './policy-proof.ts';
import type { PolicyRule, PolicySituation } from './policy-rule.ts';

const answerLabels: Record<PlanAnswer, string> = { yes: 'Yes', no: 'No', unknown: 'I don’t know' };
const proofLabels: Record<PlanProof, string> = {
  completion: 'By completion of the course',
  pass: 'By a pass',
  letter: 'By a minimum letter grade, such as C or better',
  percent: 'By a minimum percent',
  scale: 'By a scale that pays by letter',
  grade: 'By another grade, or I don’t know which',
  no: 'It does not',
  unknown: 'I don’t know',
};

const labeled = <Answer extends string>(answers: readonly Answer[], labels: Record<Answer, string>) =>
  answers.map((value) => ({ value, label: labels[value] }));

const options = labeled(planAnswers, answerLabels);

/** The six questions in order, with the possible answers. */
export const planQuestions = [
  {
    name: 'has_plan',
    question: 'Does your employer have a written educational assistance plan?',
    options,
  },
  { name: 'needs_approval_first', question: 'Must a course be approved before it starts?', options },
  { name: 'accredited_only', question: 'Does the plan pay for accredited schools only?', options },
  {
    name: 'proof',
    question: 'How does the plan measure success?',
    options: labeled(planProofs, proofLabels),
    letters: scale,
  },
  { name: 'has_deadline', question: 'Is there a deadline for the request?', options },
  { name: 'repays_on_leaving', question: 'Must you pay the money back if you leave?', options },
] as const satisfies readonly {
  name: keyof PlanAnswers;
  question: string;
  options: readonly object[];
  letters?: typeof scale;
}[];

/** A step or a warning. `id` names its rule. */
export interface PolicyItem {
  id: string;
  text: string;
}

/** The result of the matcher: what may go wrong, and what to do, in order. */
export interface PolicyMatch {
  warnings: PolicyItem[];
  checklist: PolicyItem[];
}

const plan: PolicyRule = ({ has_plan }, _, warn, todo) => {
  if (has_plan === 'unknown')
    todo('ask-plan', 'Ask HR whether there is a written educational assistance plan.');
  if (has_plan !== 'no') return;
  warn(
    'no-plan',
    'Without a written plan, what your employer pays may count as taxable wages. A plan must exist first.',
  );
  todo('offer-plan', 'Give HR the free plan document from our page for employers.');
};

const approval: PolicyRule = ({ needs_approval_first }, { hasStarted, status }, warn, todo) => {
  if (status === 'approved' || status === 'paid') return;
  if (needs_approval_first === 'unknown')
    todo('ask-approval', 'Ask HR whether the course must be approved before it starts.');
  if (needs_approval_first !== 'yes') return;
  if (hasStarted) {
    warn(
      'approval-late',
      'Your plan asks for approval before the course starts, and your course has started. Ask HR whether they still accept it.',
    );
  } else {
    warn('approval-first', 'Your plan asks for approval before the course starts: send the link first.');
  }
  todo('get-approval', 'Send HR the approval link and wait for the decision.');
};

const accreditation: PolicyRule = ({ accredited_only }, { hasPaid }, warn, todo) => {
  if (accredited_only === 'unknown')
    todo('ask-accreditation', 'Ask HR whether the plan pays for schools without accreditation.');
  if (accredited_only !== 'yes') return;
  warn('not-accredited', 'Your plan pays for accredited schools only, and we are not an accredited school.');
  todo(
    'ask-exception',
    hasPaid ? 'Ask HR for an exception in writing.' : 'Ask HR for an exception in writing before you pay.',
  );
};

/** The days before a deadline from which the matcher warns. */
const deadlineWarningDays = 14;

const deadline: PolicyRule = ({ has_deadline, deadline_on, deadline_note }, { today }, warn, todo) => {
  if (has_deadline === 'unknown') todo('ask-deadline', 'Ask HR when the request is due.');
  if (has_deadline !== 'yes') return;
  if (deadline_on === null) {
    todo(
      'find-deadline',
      deadline_note
        ? `Find out the date of your plan’s deadline: “${deadline_note}”.`
        : 'Find out the date of your plan’s deadline.',
    );
    return;
  }
  const days = daysBetween(today, deadline_on);
  if (days < 0) {
    warn('deadline-over', `Your plan’s deadline was ${longDay(deadline_on)}.`);
    todo('ask-late', 'Ask HR whether they still accept your request.');
    return;
  }
  if (days <= deadlineWarningDays)
    warn('deadline-near', `Your plan’s deadline is near: ${longDay(deadline_on)}.`);
  todo('meet-deadline', `Submit your request by ${longDay(deadline_on)}.`);
};

const repayment: PolicyRule = ({ repays_on_leaving }, _, warn, todo) => {
  if (repays_on_leaving === 'unknown')
    todo('ask-repayment', 'Ask HR whether you must pay the money back if you leave.');
  if (repays_on_leaving === 'yes')
    warn(
      'repayment',
      'You may have to pay the money back if you leave your employer. Check how long this applies.',
    );
};

/**
 * Compares a plan with a course: what may go wrong, and what to do. Without a plan, the questions about its terms do not
 * matter. The last step of every checklist is to keep the records.
 */
export function matchPolicy(answers: PlanAnswers, situation: PolicySituation): PolicyMatch {
  const warnings: PolicyItem[] = [];
  const checklist: PolicyItem[] = [];
  const terms = answers.has_plan === 'no' ? [] : [approval, accreditation, proof, deadline, repayment];
  for (const rule of [plan, ...terms]) {
    rule(
      answers,
      situation,
      (id, text) => void warnings.push({ id, text }),
      (id, text) => void checklist.push({ id, text }),
    );
  }
  checklist.push({
    id: 'keep-records',
    text: 'Keep the receipt, your request and the decision with your tax records.',
  });
  return { warnings, checklist };
}
