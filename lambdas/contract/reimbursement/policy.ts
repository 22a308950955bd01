import { type PlanRefusal, refusalsOf, refusalText } from './measure-conditions.ts';
import { type PlanAnswers, type PlanProof, planProofs } from './plan-answers.ts';
import { type PlanAnswer, planAnswers } from './plan-terms.ts';
import { scale } from '../assessment/scale.ts';
import { notStated } from './plan-term-field.ts';
import { deadlines } from './policy-deadlines.ts';
import { proof } from './policy-proof.ts';
import type { PolicyRule, PolicySituation } from './policy-rule.ts';
import { eligibility, exceptions, limit, papers, repayment } from './policy-terms.ts';

const answerLabels: Record<PlanAnswer, string> = { yes: 'Yes', no: 'No', unknown: 'I don’t know' };
const proofLabels: Record<PlanProof, string> = {
  completion: 'By completion of the course',
  pass: 'By a pass',
  letter: 'By a minimum letter grade, such as C or better',
  percent: 'By a minimum percent',
  scale: 'By a scale that pays by letter',
  gpa: 'By the grade point average of a term',
  agency: 'As my agency or department defines it',
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
    // The form asks which grade another one is.
    options: labeled(
      planProofs.filter((answer) => answer !== 'gpa' && answer !== 'agency'),
      proofLabels,
    ),
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

/** The labels of answers for the employer who writes a plan. */
const employerLabels: Readonly<Record<string, string>> = { unknown: notStated, grade: 'By another grade' };

/** The same questions for the employer who writes a plan, without whether there is one. */
export const conditionQuestions = planQuestions.slice(1).map(({ options, ...question }) => ({
  ...question,
  ...(question.name === 'repays_on_leaving' && {
    question: 'Must employees pay the money back if they leave?',
  }),
  options: options.map(({ value, label }) => ({ value, label: employerLabels[value] ?? label })),
}));

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

const approval: PolicyRule = (answers, { hasStarted, status }, warn, todo) => {
  const {
    needs_approval_first,
    terms: { approver },
  } = answers;
  if (status === 'approved' || status === 'paid') return;
  if (needs_approval_first === 'unknown')
    todo('ask-approval', 'Ask HR whether the course must be approved before it starts.');
  const by = approver === null ? '' : ` Your plan says who approves: “${approver}”.`;
  if (needs_approval_first !== 'yes') {
    if (by) todo('name-approver', `Send HR the approval link.${by}`);
    return;
  }
  if (hasStarted) {
    warn(
      'approval-late',
      'Your plan asks for approval before the course starts, and your course has started. Ask HR whether they still accept it.',
    );
  } else {
    warn('approval-first', 'Your plan asks for approval before the course starts: send the link first.');
  }
  todo('get-approval', `Send HR the approval link and wait for the decision.${by}`);
};

const refusalIds: Record<PlanRefusal, string> = {
  accreditation: 'not-accredited',
  credit: 'no-credit',
  degree: 'no-degree',
};

/** Which courses the plan pays for: our courses are not accredited, give no credit, and belong to no degree. */
const accreditation: PolicyRule = (answers, { hasPaid }, warn, todo) => {
  const { accredited_only, terms } = answers;
  const refusals = refusalsOf(answers);
  if (accredited_only === 'unknown' && refusals.length === 0)
    todo('ask-accreditation', 'Ask HR whether the plan pays for schools without accreditation.');
  if (accredited_only === 'yes' && terms.accredited_for === 'degree') {
    todo(
      'tell-no-degree',
      'Tell HR that the course belongs to no degree: your plan asks for an accredited school only for college courses and degrees.',
    );
  }
  for (const refusal of refusals) warn(refusalIds[refusal], `${refusalText('Your plan', refusal)}.`);
  if (refusals.length === 0) return;
  todo(
    'ask-exception',
    hasPaid ? 'Ask HR for an exception in writing.' : 'Ask HR for an exception in writing before you pay.',
  );
};

/**
 * Compares a plan with a course: what may go wrong, and what to do. Without a plan, the questions about its terms do not
 * matter. The last step of every checklist is to keep the records.
 */
export function matchPolicy(answers: PlanAnswers, situation: PolicySituation): PolicyMatch {
  const warnings: PolicyItem[] = [];
  const checklist: PolicyItem[] = [];
  const terms = [
    eligibility,
    approval,
    accreditation,
    proof,
    exceptions,
    limit,
    deadlines,
    papers,
    repayment,
  ];
  const asked = answers.has_plan === 'no' ? [] : terms;
  for (const rule of [plan, ...asked]) {
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
