import { periodText } from './measure-limit.ts';
import type { PlanAnswers } from './plan-answers.ts';
import { repaymentText } from './plan-facts.ts';
import { planInEffect } from './plan-in-effect.ts';
import type { ExceptionKind, PlanPaper } from './plan-terms.ts';
import { counted, listed } from './plan-wording.ts';
import type { PolicyRule, PolicySituation } from './policy-rule.ts';

/** Who the plan is for, and which courses it pays for if they help in the job. */
export const eligibility: PolicyRule = ({ terms }, _, __, todo) => {
  const { full_time_only, months_employed, job_related_only } = terms;
  const conditions = [
    ...(full_time_only === 'yes' ? ['full-time work'] : []),
    ...(months_employed === null ? [] : [`${counted(months_employed, 'month')} with your employer`]),
  ];
  if (conditions.length > 0)
    todo(
      'check-eligibility',
      `Check that you are eligible: your plan asks for ${listed(conditions, 'and')}.`,
    );
  if (job_related_only === 'yes')
    todo(
      'show-relevance',
      'Say in your request how the course helps you in your job: your plan pays only for courses that do.',
    );
};

const exceptionQuestions: Record<ExceptionKind, string> = {
  graduate: 'Ask HR whether the plan counts this course as undergraduate, graduate or neither.',
  not_job_related: 'Ask HR whether the plan counts this course as related to your job.',
  part_time: 'Ask HR whether the plan’s terms for part-time employees apply to you.',
};

/** The exceptions of which the learner does not know whether they apply. */
export const exceptions: PolicyRule = ({ terms }, _, __, todo) => {
  for (const { for: kind, applies } of terms.exceptions)
    if (applies === 'unknown') todo(`ask-${kind}`, exceptionQuestions[kind]);
};

/** The limit of the plan, if it is not known or not for the calendar year. */
export const limit: PolicyRule = (answers, _, __, todo) => {
  const { plan } = planInEffect(answers);
  const { most_per, most_credits } = plan.terms;
  if (most_credits !== null)
    todo('ask-credits', 'Ask HR how the plan’s limit in credits applies to a course without credits.');
  if (most_per === null || most_per === 'credit' || most_credits !== null) return;
  const period = periodText(plan.terms);
  if (plan.most_cents === null) todo('ask-limit', `Ask HR how much the plan pays in ${period}.`);
  else if (most_per !== 'calendar_year')
    todo('ask-used', `Ask HR how much of the plan’s limit for ${period} you have used.`);
};

/** Returns where a document comes from: most are in the toolkit. */
function paperText(paper: PlanPaper, { isCompleted, result }: PolicySituation): string {
  const certificate = isCompleted ? 'certificate of completion' : 'proof of enrollment';
  switch (paper) {
    case 'request_form':
      return 'the request form of your toolkit, or the plan’s own';
    case 'approval':
      return 'the decision on your request for approval';
    case 'receipt':
      return 'the itemized receipt of your toolkit';
    case 'grade_report':
      return result === null
        ? `the ${certificate} of your toolkit as the grade report`
        : 'the certificate of your toolkit as the grade report, with your result';
    case 'certificate':
      return 'the certificate of completion of your toolkit';
    case 'enrollment':
      return 'the proof of enrollment of your toolkit, as long as you have not completed the course';
    case 'course_overview':
      return 'the proof of enrollment or the certificate of your toolkit, which lists the course’s content';
    case 'agreement':
      return 'the agreement that HR gives you, signed';
    case 'other_aid':
      return 'the request form of your toolkit as the statement of other aid, which names its amount';
  }
}

/** The documents that the plan asks for. */
export const papers: PolicyRule = ({ terms }, situation, _, todo) => {
  if (terms.documents.length === 0 || situation.status === 'paid') return;
  const texts = terms.documents.map((paper) => paperText(paper, situation));
  todo('send-documents', `Send what your plan asks for: ${texts.join('; ')}.`);
};

const isUnknown = ({ repays_on_leaving }: PlanAnswers): boolean => repays_on_leaving === 'unknown';

/** What a leaving employee, or one with a lower result, pays back. */
export const repayment: PolicyRule = (answers, _, warn, todo) => {
  const { plan } = planInEffect(answers);
  if (plan.terms.paid_in_advance === 'yes')
    warn(
      'in-advance',
      'Your plan pays before the course. For a lower result you may have to pay a part back.',
    );
  if (isUnknown(plan)) todo('ask-repayment', 'Ask HR whether you must pay the money back if you leave.');
  if (plan.repays_on_leaving === 'yes') warn('repayment', repaymentText(plan.terms));
};
