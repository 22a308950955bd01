import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Plan } from './plan.ts';
import { type PlanAnswers, planProofs, unknownPlan } from './plan-answers.ts';
import { noTerms, planAnswers, type PlanDeadline, type PlanException, type PlanTerms } from './plan-terms.ts';
import { matchPolicy, planQuestions } from './policy.ts';
import type { PolicySituation } from './policy-rule.ts';

const before: PolicySituation = {
  today: '2026-05-01',
  hasStarted: false,
  startedOn: null,
  endedOn: null,
  hasPaid: false,
  isCompleted: false,
  passPercent: null,
  result: null,
};
const b = { percent: 86, letter: 'B', pass_percent: 73 } as const;
const terms = (more: Partial<PlanTerms>): Pick<PlanAnswers, 'terms'> => ({ terms: { ...noTerms, ...more } });
const graduate: PlanException = {
  for: 'graduate',
  applies: 'unknown',
  least_letter: 'B',
  paid_percent: null,
  paid_by_letter: null,
  most_cents: null,
  repays_months: null,
};
const request: PlanDeadline = { reason: 'request', rule: 'after_end', count: 30, unit: 'days' };
const manyTerms: PlanTerms = {
  ...noTerms,
  credit_only: 'degree',
  job_related_only: 'yes',
  months_employed: 12,
  approver: 'your supervisor',
  certificate_counts: 'yes',
  most_per: 'semester',
  most_credits: 18,
  exceptions: [graduate, { ...graduate, for: 'part_time' }],
  deadlines: [
    request,
    { reason: 'request', rule: 'yearly', days: ['05-31'] },
    { reason: 'approval_opens', rule: 'before_start', count: 60, unit: 'days' },
    { reason: 'approval', rule: 'words', words: 'a budget cycle ahead' },
  ],
  paid_in_advance: 'yes',
  repays_months: 12,
  documents: ['receipt', 'grade_report', 'agreement'],
};
/** The answers of a plan without any condition. */
const easy: PlanAnswers = {
  ...unknownPlan,
  has_plan: 'yes',
  needs_approval_first: 'no',
  accredited_only: 'no',
  proof: 'no',
  has_deadline: 'no',
  repays_on_leaving: 'no',
};
const match = (answers: Partial<PlanAnswers>, situation: Partial<PolicySituation> = {}) => {
  const { warnings, checklist } = matchPolicy({ ...easy, ...answers }, { ...before, ...situation });
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);
  return { warnings: ids(warnings), checklist: ids(checklist) };
};

it('a plan without conditions gives no warning, and asks to keep the records', () => {
  expect(match({})).toEqual({ warnings: [], checklist: ['keep-records'] });
});

it('a plan that asks for approval first says to send the link first', () => {
  const { warnings } = matchPolicy({ ...easy, needs_approval_first: 'yes' }, before);
  expect(warnings).toEqual([
    {
      id: 'approval-first',
      text: 'Your plan asks for approval before the course starts: send the link first.',
    },
  ]);
});

describe('each answer', () => {
  it.each<[Partial<PlanAnswers>, Partial<PolicySituation>, string[], string[]]>([
    [{ has_plan: 'no', accredited_only: 'yes' }, {}, ['no-plan'], ['offer-plan']],
    [{ needs_approval_first: 'yes' }, { hasStarted: true }, ['approval-late'], ['get-approval']],
    [{ needs_approval_first: 'yes' }, { hasStarted: true, status: 'approved' }, [], []],
    [{ needs_approval_first: 'unknown' }, { status: 'paid' }, [], []],
    [{ accredited_only: 'yes' }, {}, ['not-accredited'], ['ask-exception']],
    [{ proof: 'grade' }, {}, ['no-grade'], ['ask-certificate']],
    [{ proof: 'completion' }, {}, [], ['send-certificate']],
    [{ proof: 'completion' }, { passPercent: 73 }, [], ['send-certificate']],
    [{ proof: 'grade' }, { passPercent: 73 }, [], ['tell-grade', 'ask-least', 'reach-grade']],
    [{ proof: 'pass' }, { passPercent: 73 }, [], ['tell-grade', 'reach-grade']],
    [{ proof: 'pass' }, { passPercent: 73, result: b }, [], ['tell-grade', 'send-result']],
    [{ proof: 'pass' }, { passPercent: null, result: b }, [], ['tell-grade', 'send-result']],
    [{ proof: 'pass' }, { passPercent: 90, result: b }, [], ['tell-grade', 'send-result']],
    [{ proof: 'letter', least_letter: 'C' }, { passPercent: 73 }, [], ['tell-grade', 'reach-grade']],
    [
      { proof: 'letter', least_letter: 'C' },
      { passPercent: 70 },
      ['pass-not-enough'],
      ['tell-grade', 'reach-grade'],
    ],
    [
      { proof: 'letter', least_letter: 'B+' },
      { passPercent: 73, result: b },
      ['below-plan'],
      ['tell-grade', 'ask-below'],
    ],
    [
      { proof: 'percent', least_percent: 86 },
      { passPercent: 73, result: b },
      [],
      ['tell-grade', 'send-result'],
    ],
    [{ proof: 'scale' }, { passPercent: 73, result: b }, [], ['tell-grade', 'ask-plus-minus', 'send-result']],
    [{ has_deadline: 'yes' }, {}, [], ['find-deadline']],
    [{ has_deadline: 'yes', deadline_on: '2026-04-30' }, {}, ['deadline-over'], ['ask-late']],
    [{ has_deadline: 'yes', deadline_on: '2026-05-01' }, {}, ['deadline-near'], ['meet-deadline']],
    [{ has_deadline: 'yes', deadline_on: '2026-05-15' }, {}, ['deadline-near'], ['meet-deadline']],
    [{ has_deadline: 'yes', deadline_on: '2026-05-16' }, {}, [], ['meet-deadline']],
    [{ repays_on_leaving: 'yes' }, {}, ['repayment'], []],
    [{ proof: 'agency' }, {}, [], ['ask-agency']],
    [{ proof: 'gpa' }, { passPercent: 73 }, [], ['tell-grade', 'ask-gpa', 'reach-grade']],
    [terms({ credit_only: 'degree' }), {}, ['no-degree'], ['ask-exception']],
    [{ accredited_only: 'yes', ...terms({ accredited_for: 'degree' }) }, {}, [], ['tell-no-degree']],
    [terms({ full_time_only: 'yes', months_employed: 6 }), {}, [], ['check-eligibility']],
    [terms({ job_related_only: 'yes' }), {}, [], ['show-relevance']],
    [terms({ approver: 'supervisor' }), {}, [], ['name-approver']],
    [terms({ approver: 'supervisor' }), { status: 'approved' }, [], []],
    [{ proof: 'pass', ...terms({ certificate_counts: 'yes' }) }, {}, [], ['send-certificate']],
    [
      { proof: 'pass', ...terms({ certificate_counts: 'certification' }) },
      {},
      ['no-grade'],
      ['ask-certificate'],
    ],
    [terms({ exceptions: [{ ...graduate, applies: 'unknown' }] }), {}, [], ['ask-graduate']],
    [terms({ exceptions: [{ ...graduate, applies: 'no' }] }), {}, [], []],
    [terms({ most_per: 'semester' }), {}, [], ['ask-limit']],
    [{ most_cents: 100, ...terms({ most_per: 'semester' }) }, {}, [], ['ask-used']],
    [{ most_cents: 100, ...terms({ most_per: 'calendar_year' }) }, {}, [], []],
    [terms({ most_credits: 18 }), {}, [], ['ask-credits']],
    [terms({ documents: ['receipt', 'agreement'] }), {}, [], ['send-documents']],
    [terms({ paid_in_advance: 'yes' }), {}, ['in-advance'], []],
    [{ has_deadline: 'yes', ...terms({ deadlines: [request] }) }, {}, [], ['meet-deadline-0']],
    [{ has_deadline: 'unknown', ...terms({ deadlines: [request] }) }, { status: 'submitted' }, [], []],
  ])('%o %o warns of %j and asks for %j', (answers, situation, warnings, steps) => {
    expect(match(answers, situation)).toEqual({ warnings, checklist: [...steps, 'keep-records'] });
  });

  it('that is unknown is a question to HR', () => {
    expect(match(unknownPlan)).toEqual({
      warnings: [],
      checklist: [
        'ask-plan',
        'ask-approval',
        'ask-accreditation',
        'ask-proof',
        'ask-deadline',
        'ask-repayment',
        'keep-records',
      ],
    });
    expect(planQuestions).toHaveLength(6);
  });
});

it('a course with an assessment tells the scale, that a C− is below a C, and the pass mark', () => {
  const { checklist } = matchPolicy(
    { ...easy, proof: 'letter', least_letter: 'C' },
    { ...before, passPercent: 73 },
  );
  expect(checklist.slice(0, 2).map(({ text }) => text)).toEqual([
    'Tell HR that this course ends with an assessed grade: A from 93, A− from 90, B+ from 87, B from 83, B− from 80, C+ from 77, C from 73, C− from 70 percent. A C− is below a C. A pass takes 73 percent, C.',
    'Reach 73 percent or more in the assessment: that is C or better. Then send the certificate, which states the result.',
  ]);
});

it('all answers give distinct sentences, and the API accepts them', () => {
  const answer = fc.constantFrom(...planAnswers);
  const answers = fc.record({
    has_plan: answer,
    needs_approval_first: answer,
    accredited_only: answer,
    least_letter: fc.constant(null),
    least_percent: fc.constant(null),
    paid_percent: fc.constant(null),
    paid_by_letter: fc.constant(null),
    most_cents: fc.constant(null),
    proof: fc.constantFrom(...planProofs),
    has_deadline: answer,
    deadline_on: fc.constantFrom(null, '2026-05-14'),
    deadline_note: fc.constantFrom(null, 'within 60 days'),
    repays_on_leaving: answer,
    terms: fc.constantFrom(noTerms, manyTerms),
  });
  const situation = fc.record({
    today: fc.constant('2026-05-01'),
    hasStarted: fc.boolean(),
    startedOn: fc.constantFrom(null, '2026-04-20'),
    endedOn: fc.constantFrom(null, '2026-04-30'),
    hasPaid: fc.boolean(),
    isCompleted: fc.boolean(),
    passPercent: fc.constantFrom(null, 70, 73, 80),
    result: fc.constantFrom(null, b),
  });
  fc.assert(
    fc.property(answers, situation, (plan, about) => {
      const { warnings, checklist } = matchPolicy(plan, about);
      const texts = [...warnings, ...checklist].map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      const told = !['letter', 'percent', 'scale'].includes(plan.proof);
      expect(Plan.safeParse(plan).success).toBe(told);
    }),
  );
});
