import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { planPayment } from './measure.ts';
import type { PaymentReason } from './measure-conditions.ts';
import { Plan } from './plan.ts';
import { unknownPlan } from './plan-answers.ts';
import { planFacts, repaymentText } from './plan-facts.ts';
import { employerTermGroups, planTermGroups } from './plan-term-fields.ts';
import type { PlanTermField } from './plan-term-field.ts';
import { measureProblems, planOf, planValuesOf } from './plan-rules.ts';
import { conditionQuestions, matchPolicy } from './policy.ts';
import { answersOf, type EmployerPlan, exampleAnswers, exampleCourse } from './sample-plans.ts';

const folder = path.join(import.meta.dirname, '../../../tests/samples/employer-plans');
const employerPlans = globSync('*.json', { cwd: folder })
  .toSorted()
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as EmployerPlan);

const planOfFile = (id: string): EmployerPlan => {
  const policy = employerPlans.find((plan) => plan.id.startsWith(id));
  if (!policy) throw new Error(`There is no plan ${id}.`);
  return policy;
};

const named = employerPlans.map((policy): [string, EmployerPlan] => [policy.id, policy]);

/** What the files name as reasons. A deadline in words is no reason of the payment. */
const reasons: Record<string, PaymentReason | undefined> = {
  accreditation: 'accreditation',
  'regional accreditation': 'accreditation',
  'part of a degree': 'degree',
  'degree training only': 'degree',
  'no credit': 'credit',
  'level unknown': 'graduate',
  'only if it leads to a certification; else a grade of C': 'certification',
  'the agency defines satisfactory completion': 'agency',
  'approval a budget cycle ahead': undefined,
};

describe('the plans of sixteen employers', () => {
  it('are all here', () => {
    expect(employerPlans).toHaveLength(16);
  });

  it.each(named)('%s pays what its example says, or asks a person', (_, policy) => {
    const { pays, because = [] } = policy.expected;
    const payment = planPayment(exampleAnswers(policy), exampleCourse(policy));
    expect(payment?.cents).toBe(typeof pays === 'number' ? pays * 100 : null);
    expect(payment?.because).toEqual(
      because.flatMap((reason) => {
        expect(Object.keys(reasons)).toContain(reason);
        return reasons[reason] ?? [];
      }),
    );
  });

  it.each(named)('%s is accepted by the API, and is the same after it was typed', (_, policy) => {
    const answers = answersOf(policy);
    expect(Plan.parse(answers)).toEqual(answers);
    const values = planValuesOf(answers);
    expect(Object.values(measureProblems(values)).filter(Boolean)).toEqual([]);
    expect(planOf(values)).toEqual(answers);
  });
});

/** The fields of the form that are not yet typed have no value. */
const isTyped = (name: string, value: string | undefined, fields: readonly PlanTermField[]): boolean => {
  const first = fields.find((field) => field.name === name)?.options?.[0]?.value;
  return value !== undefined && value !== '' && value !== first;
};

describe('the form about rare terms', () => {
  it.each(named)('shows every term of plan %s', (_, policy) => {
    const values = planValuesOf(answersOf(policy));
    const fields = planTermGroups(values).flatMap((group) => group.fields);
    const shown = fields.map(({ name }) => name);
    const silent = ['unknown', 'all', 'days', 'after_end'];
    const typed = Object.entries(values).filter(
      ([name, value]) =>
        name.startsWith('terms_') && !silent.includes(value ?? '') && isTyped(name, value, fields),
    );
    expect(shown).toEqual(expect.arrayContaining(typed.map(([name]) => name)));
  });

  // Each of these measures success in another way.
  it.each(named.slice(4, 9))('reads every answer that it offers with plan %s', (_, policy) => {
    const values = planValuesOf(answersOf(policy));
    const fields = planTermGroups(values).flatMap((group) => group.fields);
    // A deadline whose day is not typed yet is dropped.
    for (const { name, options = [] } of fields.filter((field) => !field.name.startsWith('terms_deadline'))) {
      for (const { value } of options) {
        const read = planValuesOf(planOf({ ...values, [name]: value }));
        expect({ [name]: read[name] ?? '' }).toEqual({ [name]: value });
      }
    }
  });

  it.each(named)('speaks to the employer who writes plan %s', (_, policy) => {
    const words = JSON.stringify([employerTermGroups(planValuesOf(answersOf(policy))), conditionQuestions]);
    expect(words.match(/\b(you|your|me|my|I)\b/g)).toBeNull();
  });
});

const dueOf = (id: string, situation: object = {}) => {
  const { warnings, checklist } = matchPolicy(answersOf(planOfFile(id)), {
    today: '2026-05-10',
    hasStarted: true,
    startedOn: '2026-05-01',
    endedOn: null,
    hasPaid: true,
    isCompleted: false,
    passPercent: 73,
    result: null,
    ...situation,
  });
  const isDue = ({ id }: { id: string }) => /^(opens|meet|deadline|ask-late)/.test(id);
  return [...warnings, ...checklist].filter(isDue).map(({ text }) => text);
};

describe('their deadlines', () => {
  it.each<[string, object, string[]]>([
    ['01', {}, ['Submit your request within 30 days after the course ends.']],
    [
      '01',
      { endedOn: '2026-05-05', isCompleted: true },
      ['Submit your request within 30 days after the course ends, June 4, 2026.'],
    ],
    [
      '02',
      { hasStarted: false, startedOn: null },
      [
        'Ask for approval by the first Friday of November, the first Friday of April or the first Friday of June, June 5, 2026.',
        'Submit your request by May 31, August 31 or December 31.',
      ],
    ],
    ['02', { endedOn: '2026-04-02', status: 'approved' }, []],
    [
      '04',
      { hasStarted: false, startedOn: null },
      [
        'Ask for approval as the plan says: “in the budget cycle of the year before”.',
        'Ask for approval before the course starts.',
      ],
    ],
    [
      '05',
      { endedOn: '2026-05-09' },
      ['Ask for approval within 60 days after the course ends, July 8, 2026.'],
    ],
    [
      '05',
      { hasStarted: false, startedOn: null },
      [
        'Ask for approval no earlier than 60 days before the course starts.',
        'Ask for approval within 60 days after the course ends.',
      ],
    ],
    [
      '06',
      { endedOn: '2026-02-28' },
      ['Submit your request within 3 months after the course ends, May 28, 2026.'],
    ],
    [
      '16',
      {},
      [
        'You must ask for approval soon, within 14 days after the course starts, May 15, 2026.',
        'Ask for approval within 14 days after the course starts, May 15, 2026.',
      ],
    ],
    [
      '16',
      { today: '2026-05-16' },
      [
        'You had to ask for approval within 14 days after the course starts, May 15, 2026.',
        'Ask HR whether you may still ask for approval.',
      ],
    ],
  ])('of plan %s with %j are %j', (id, situation, texts) => {
    expect(dueOf(id, situation)).toEqual(texts);
  });
});

const factsOf = (id: string) =>
  planFacts(answersOf(planOfFile(id))).filter(([name]) => name !== 'Other terms');

it('a plan is stated in the order of the questions, without what nobody said', () => {
  expect(planFacts(unknownPlan)).toEqual([]);
  expect(factsOf('06')).toEqual([
    ['Who it is for', 'Employees after 6 months of employment'],
    ['Approval', 'by management, HR'],
    ['Success', '100 percent of the price for A, A−, B+, B or B−; 75 percent of the price for C+, C or C−'],
    ['Graduate courses', 'At most $5,000.00'],
    ['Courses not related to the job', '75 percent of the price for A, A−, B+, B, B−, C+, C or C−'],
    ['Limit', '$4,500.00 an academic year'],
    ['Deadlines', 'Submit the request within 3 months after the course ends'],
    ['Payment', 'Before the course'],
    ['Paid back after leaving', 'The money, within 12 months after the end of the course'],
  ]);
  expect(factsOf('08')).toContainEqual([
    'Success',
    'Grade point average of the term; 100 percent of the price from 3.5; 85 percent of the price from 2.5; 70 percent of the price from 1.5',
  ]);
  expect(factsOf('08')).toContainEqual(['Limit', '$2,500.00 a fiscal year from July 1']);
  expect(factsOf('03')).toContainEqual(['Limit', '18 credits a year']);
});

it.each([
  [
    '05',
    'You may have to pay the money back if you leave your employer within 12 months after the payment. A layoff is excepted.',
  ],
  [
    '13',
    'You may have to pay the money back if you leave your employer within 3 times the length of the course, but at least 12 months.',
  ],
  [
    '04',
    'You may have to pay a part of the money back if you leave your employer within 36 months after the payment.',
  ],
])('plan %s warns: %s', (id, text) => {
  expect(repaymentText(answersOf(planOfFile(id)).terms)).toBe(text);
});
