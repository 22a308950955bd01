import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingsOf, leastAttempts } from '@redwhiteandcode/contract/assessment/item-analysis.ts';
import { figuresOf, pointBiserial } from './item-analysis.ts';

const pairs = fc.array(
  fc.record({
    answer: fc.constantFrom(0 as const, 1 as const),
    score: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 2, maxLength: 60 },
);

describe('the point-biserial correlation', () => {
  it('is (M1 − M0) / s × √(pq), the formula of textbooks', () => {
    fc.assert(
      fc.property(pairs, (of) => {
        const found = pointBiserial(of);
        const scores = of.map(({ score }) => score);
        const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
        const deviation = Math.sqrt(mean(scores.map((score) => (score - mean(scores)) ** 2)));
        const [rights, wrongs] = [1, 0].map((wanted) =>
          of.filter(({ answer }) => answer === wanted).map(({ score }) => score),
        ) as [number[], number[]];
        const p = rights.length / of.length;
        if (found === null) {
          expect(p === 0 || p === 1 || deviation < 1e-5).toBe(true);
        } else {
          expect(found).toBeCloseTo(((mean(rights) - mean(wrongs)) / deviation) * Math.sqrt(p * (1 - p)), 4);
        }
      }),
    );
  });
});

describe('the figures of a question', () => {
  const attempts = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      at % 4 === 0 ? { right: [], wrong: ['q', 'r'] } : { right: ['q', 'r'], wrong: [] },
    );

  it('appear from 30 first attempts that had it', () => {
    expect(figuresOf('q', attempts(leastAttempts - 1), new Set())).toMatchObject({ facility: null });
    expect(figuresOf('other', attempts(leastAttempts), new Set())).toMatchObject({
      attempts: 0,
      facility: null,
    });
    expect(figuresOf('q', attempts(32), new Set()).facility).toBe(0.75);
  });

  it('do not correlate a question with itself, or with a withdrawn one', () => {
    expect(figuresOf('q', attempts(32), new Set()).discrimination).toBeCloseTo(1);
    expect(figuresOf('q', attempts(32), new Set(['r'])).discrimination).toBeNull();
  });

  it.each([
    [0.5, 0.3, ['Too hard']],
    [0.51, 0.1, []],
    [0.9, 0.09, ['Does not separate']],
    [0.2, -0.2, ['Too hard', 'Does not separate']],
    [1, null, []],
    [null, null, []],
  ])('facility %s with discrimination %s is %j', (facility, discrimination, found) => {
    expect(findingsOf({ attempts: 40, facility, discrimination })).toEqual(found);
  });
});
