import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Letter, letterOf, scale } from '../assessment/scale.ts';
import { type PlanAnswers, type PlanProof, planProofs, unknownPlan } from './plan-answers.ts';
import { type PaidCourse, planPayment } from './measure.ts';
import { measureProblems, planOf, planValuesOf } from './plan-rules.ts';
import { noTerms, type PlanAnswer, type PlanTerms } from './plan-terms.ts';
import { Plan } from './plan.ts';

const resultOf = (percent: number, pass_percent = 70) => ({
  percent,
  letter: letterOf(percent),
  pass_percent,
});

/** Returns what a scale pays: plus and minus as their letter, and nothing for a C−. */
const byLetter = (a: number, b: number, c: number): Record<Letter, number> => ({
  A: a,
  'A−': a,
  'B+': b,
  B: b,
  'B−': b,
  'C+': c,
  C: c,
  'C−': 0,
});

const plan = (answers: Partial<PlanAnswers>): PlanAnswers => ({
  ...unknownPlan,
  has_plan: 'yes',
  accredited_only: 'no',
  paid_percent: answers.proof === 'scale' ? null : 100,
  ...answers,
});
const scalePlan = (a: number, b: number, c: number, more: Partial<PlanAnswers> = {}) =>
  plan({ proof: 'scale', paid_by_letter: byLetter(a, b, c), ...more });
const letterPlan = (least_letter: Letter, more: Partial<PlanAnswers> = {}) =>
  plan({ proof: 'letter', least_letter, ...more });

const course = (dollars: number, percent: number | null, more: Partial<PaidCourse> = {}): PaidCourse => ({
  priceCents: dollars * 100,
  passPercent: 70,
  result: percent === null ? null : resultOf(percent),
  isCompleted: true,
  year: 2026,
  otherCents: 0,
  ...more,
});

describe('plans of employers pay', () => {
  it.each<[string, PlanAnswers, PaidCourse, number]>([
    ['three quarters for a B', scalePlan(100, 75, 50), course(2000, 86), 150_000],
    ['nothing by its scale below a C', scalePlan(100, 75, 50), course(2000, 72), 0],
    ['half for a pass', plan({ proof: 'pass', paid_percent: 50 }), course(1000, 75), 50_000],
    ['all for a C', letterPlan('C'), course(500, 73), 50_000],
    ['nothing for a C−, which is below a C', letterPlan('C'), course(500, 72), 0],
    ['four fifths for a C', letterPlan('C', { paid_percent: 80 }), course(1000, 75), 80_000],
    ['at most its own limit', scalePlan(100, 100, 85, { most_cents: 100_000 }), course(1200, 75), 100_000],
    [
      'what is left of its limit',
      letterPlan('C', { most_cents: 100_000 }),
      course(1200, 75, { otherCents: 70_000 }),
      30_000,
    ],
    ['for completion', plan({ proof: 'completion' }), course(400, null, { passPercent: null }), 40_000],
    ['nothing without accreditation', letterPlan('C', { accredited_only: 'yes' }), course(1000, 95), 0],
    ['nothing for a course without a grade', letterPlan('C'), course(700, null, { passPercent: null }), 0],
    [
      'for a result, after the assessment was turned off',
      letterPlan('C'),
      course(700, 86, { passPercent: null }),
      70_000,
    ],
    [
      'for a pass, after the pass mark was raised',
      plan({ proof: 'pass' }),
      course(700, 75, { passPercent: 80 }),
      70_000,
    ],
    ['nothing below its percent', plan({ proof: 'percent', least_percent: 85 }), course(700, 84), 0],
    ['without asking for anything', plan({ proof: 'no' }), course(700, null), 70_000],
    ['in whole cents', scalePlan(100, 33, 0), course(99.99, 85), 3300],
  ])('%s', (_, answers, about, cents) => {
    expect(planPayment(answers, about)?.cents).toBe(cents);
  });

  it.each<[string, PlanAnswers]>([
    ['there is no plan', plan({ has_plan: 'no', proof: 'completion' })],
    ['the learner does not know', plan({ proof: 'unknown', paid_percent: null })],
    ['the least grade is not known', plan({ proof: 'grade', paid_percent: null })],
    ['an old toolkit does not say how much', plan({ proof: 'completion', paid_percent: null })],
  ])('an amount that is not known if %s', (_, answers) => {
    expect(planPayment(answers, course(1000, 90))).toBeUndefined();
  });
});

describe('the sentence', () => {
  it.each<[PlanAnswers, PaidCourse, string]>([
    [letterPlan('B'), course(2950, 86), '$2,950.00 for your result, 86 percent, B.'],
    [
      letterPlan('B'),
      course(2950, 80),
      'nothing for your result, 80 percent, B−: it asks for B or better, from 83 percent.',
    ],
    [letterPlan('C'), course(2950, null), '$2,950.00 for a result of C or better, from 73 percent.'],
    [
      letterPlan('C'),
      course(2950, null, { passPercent: 80 }),
      '$2,950.00 for a result of 80 percent or more. C is below this course’s pass mark of 80 percent, so no certificate states it.',
    ],
    [
      plan({ proof: 'pass' }),
      course(2950, null, { passPercent: 73 }),
      '$2,950.00 if you pass the assessment: 73 percent or more.',
    ],
    [
      scalePlan(100, 75, 50),
      course(2950, null),
      '$2,950.00 for A or A−; $2,212.50 for B+, B or B−; $1,475.00 for C+ or C.',
    ],
    [
      plan({ proof: 'completion' }),
      course(2950, null, { isCompleted: false }),
      '$2,950.00 once you have completed the course.',
    ],
    [
      letterPlan('C', { most_cents: 500_000 }),
      course(2950, 86, { otherCents: 400_000 }),
      '$1,000.00 for your result, 86 percent, B. It pays at most $5,000.00 a year, and $4,000.00 of it is used.',
    ],
    [
      letterPlan('C', { most_cents: 100_000 }),
      course(2950, 86, { otherCents: 400_000 }),
      'nothing for your result, 86 percent, B. It pays at most $1,000.00 a year, and $1,000.00 of it is used.',
    ],
    [
      scalePlan(100, 75, 50),
      course(2950, 75, { passPercent: 80 }),
      '$1,475.00 for your result, 75 percent, C.',
    ],
    [
      letterPlan('C'),
      course(6000, 86),
      '$6,000.00 for your result, 86 percent, B. $750.00 is above the tax-free limit of 2026 and may be taxable.',
    ],
    [
      letterPlan('C', { accredited_only: 'yes' }),
      course(6000, 86),
      'nothing: it pays for accredited schools only, and we are not an accredited school.',
    ],
    [
      letterPlan('C'),
      course(6000, null, { passPercent: null }),
      'nothing: it asks for a grade, and this course has no assessment.',
    ],
  ])('%o about %o says what the plan would pay', (answers, about, text) => {
    expect(planPayment(answers, about)?.text).toBe(`By what you told us, the plan would pay ${text}`);
  });
});

it('a plan never pays more than the price or its own limit, and for a better result no less if its scale does', () => {
  const percents = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 8, maxLength: 8 });
  const any = fc.record({
    proof: fc.constantFrom<PlanProof>('pass', 'letter', 'percent', 'scale'),
    letter: fc.constantFrom(...scale.map(({ letter }) => letter)),
    percent: fc.integer({ min: 1, max: 100 }),
    paid: percents,
    most: fc.option(fc.integer({ min: 1, max: 900_000 })),
    price: fc.integer({ min: 1, max: 900_000 }),
    passPercent: fc.integer({ min: 70, max: 100 }),
  });
  fc.assert(
    fc.property(any, ({ proof, letter, percent, paid, most, price, passPercent }) => {
      const falling = paid.toSorted((one, other) => other - one);
      const answers = plan({
        proof,
        least_letter: letter,
        least_percent: percent,
        paid_percent: percent,
        paid_by_letter: Object.fromEntries(
          scale.map((step, at) => [step.letter, falling[at] ?? 0]),
        ) as Record<Letter, number>,
        most_cents: most,
      });
      const pays = Array.from({ length: 101 - passPercent }, (_, at) => {
        const result = resultOf(passPercent + at, passPercent);
        const about = course(0, null, { priceCents: price, passPercent, result });
        return planPayment(answers, about)?.cents ?? Number.NaN;
      });
      for (const [at, cents] of pays.entries()) {
        expect(cents).toBeLessThanOrEqual(Math.min(price, most ?? price));
        expect(cents).toBeGreaterThanOrEqual(pays[at - 1] ?? 0);
        expect(Number.isInteger(cents)).toBe(true);
      }
    }),
  );
});

const terms = (more: Partial<PlanTerms>): Pick<PlanAnswers, 'terms'> => ({ terms: { ...noTerms, ...more } });

describe('a limit of another period than the calendar year', () => {
  const semester = letterPlan('C', { most_cents: 100_000, ...terms({ most_per: 'semester' }) });

  it('bounds what the plan pays', () => {
    expect(planPayment(semester, course(2950, 86))).toEqual({
      cents: 100_000,
      because: [],
      text: 'By what you told us, the plan would pay $1,000.00 for your result, 86 percent, B. It pays at most $1,000.00 a semester, including what it has already paid in that time.',
    });
  });

  it('leaves the amount open if what employers paid in the year may count', () => {
    expect(planPayment(semester, course(2950, 86, { otherCents: 1 }))).toMatchObject({
      cents: null,
      because: ['period'],
    });
    expect(planPayment(semester, course(500, 86, { otherCents: 50_000 }))?.cents).toBe(50_000);
  });

  it('does not bound it if it is for each credit', () => {
    const perCredit = letterPlan('C', { most_cents: 15_000, ...terms({ most_per: 'credit' }) });
    expect(planPayment(perCredit, course(400, 86))).toMatchObject({
      cents: 40_000,
      text: expect.stringContaining('It pays at most $150.00 a credit, and this course has no credits.'),
    });
  });
});

it('a plan of which nobody knows whether an exception applies promises no more than with the answer', () => {
  const percent = fc.option(fc.integer({ min: 1, max: 100 }));
  const limit = fc.option(fc.integer({ min: 1, max: 400_000 }));
  const any = fc.record({ percent, limit, otherPercent: percent, otherLimit: limit });
  fc.assert(
    fc.property(any, ({ percent: paid, limit: most_cents, otherPercent, otherLimit }) => {
      const pays = (applies: PlanAnswer) => {
        const exception = {
          for: 'part_time' as const,
          applies,
          least_letter: null,
          paid_percent: otherPercent,
          paid_by_letter: null,
          most_cents: otherLimit,
          repays_months: null,
        };
        return planPayment(
          letterPlan('C', { paid_percent: paid ?? 100, most_cents, ...terms({ exceptions: [exception] }) }),
          course(3000, 86),
        )?.cents;
      };
      const promised = pays('unknown');
      if (otherPercent !== null) expect(promised).toBeNull();
      else expect(promised).toBe(Math.min(pays('yes') ?? 0, pays('no') ?? 0));
    }),
  );
});

describe('the form', () => {
  const values = planValuesOf(plan({ proof: 'unknown' }));

  it('starts with the whole price, and an empty plus or minus is paid like its letter', () => {
    expect(values.paid_percent).toBe('100');
    const typed = { ...values, proof: 'scale', paid_A: '100', paid_B: '75', paid_C: '50', 'paid_C−': '0' };
    expect(planOf(typed)).toMatchObject({
      paid_by_letter: byLetter(100, 75, 50),
      paid_percent: null,
    });
  });

  it.each([
    [{ proof: 'letter' }, { least_letter: 'Choose the lowest letter that the plan accepts' }],
    [{ proof: 'percent', least_percent: '0' }, { least_percent: 'Enter a whole percent from 1 to 100' }],
    [{ proof: 'pass', paid_percent: '101' }, { paid_percent: 'Enter a whole percent from 1 to 100' }],
    [{ proof: 'pass', most: '0' }, { most: 'Enter an amount in dollars and cents, from 0.01 to 99,999.99' }],
    [
      { proof: 'scale', paid_A: '100', paid_B: '33.3', 'paid_C−': 'x' },
      {
        paid_B: 'Enter a whole percent from 0 to 100',
        paid_C: 'Enter a whole percent from 0 to 100',
        'paid_C−': 'Enter a whole percent from 0 to 100',
      },
    ],
    [{ proof: 'pass', paid_percent: '' }, {}],
    [{ proof: 'grade', paid_percent: 'x' }, {}],
  ])('with %o has the errors %o', (change, errors) => {
    const found = measureProblems({ ...values, ...change });
    expect(Object.fromEntries(Object.entries(found).filter(([, message]) => message))).toEqual(errors);
  });

  it('gives what the API accepts, and is the same after it was saved', () => {
    const typed = {
      ...values,
      least_letter: 'C',
      least_percent: '80',
      paid_A: '9',
      paid_B: '8',
      paid_C: '7',
    };
    for (const proof of planProofs) {
      const answers = planOf({ ...typed, proof, most: '$1,000' });
      expect(Plan.parse(answers)).toEqual(answers);
      expect(planOf(planValuesOf(answers))).toEqual(answers);
    }
  });

  it('of an old toolkit, which does not say what the plan pays, is empty', () => {
    const answers = plan({ proof: 'completion' });
    const added = new Set([
      'least_letter',
      'least_percent',
      'paid_percent',
      'paid_by_letter',
      'most_cents',
      'terms',
    ]);
    const old = Object.fromEntries(Object.entries(answers).filter(([name]) => !added.has(name)));
    const stored = Plan.parse(old);
    expect(stored).toEqual(plan({ proof: 'completion', paid_percent: null }));
    expect(planValuesOf(stored).paid_percent).toBe('');
  });
});
