import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradedTasks, sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import { letterOf, scale } from '@redwhiteandcode/contract/assessment/scale.ts';
import { type GradedAttempt, gradeOpenAttempt, regradeAttempt } from './regrading.ts';
import { freezeQuestion } from './rules.ts';

const numbers = sampleBank(20)
  .filter(({ task }) => task.kind === 'number')
  .map((question) => freezeQuestion(question, () => 0));
const ids = numbers.map(({ id }) => id);

/** Submitted attempts of 1 to 20 questions, of which some are answered right. */
const attempts = fc
  .record({
    rights: fc.array(fc.boolean(), { minLength: 1, maxLength: numbers.length }),
    pass_percent: fc.integer({ min: 70, max: 100 }),
  })
  .map(({ rights, pass_percent }): GradedAttempt => {
    const questions = numbers.slice(0, rights.length);
    const text = (isRight: boolean) => (isRight ? String(gradedTasks.number.value) : '1');
    const answers = Object.fromEntries(
      questions.map(({ id }, at) => [id, { kind: 'text' as const, text: text(rights[at] ?? false) }]),
    );
    return gradeOpenAttempt({ questions, answers, pass_percent }, []);
  });
/** Questions of the bank, also ones that the attempt does not have. */
const question = fc.constantFrom(...ids);

const rankOf = (letter: string | null) => {
  const at = scale.findIndex((each) => each.letter === letter);
  return at === -1 ? scale.length : at;
};

describe('a regrade for a withdrawn question', () => {
  it('counts it as right, and nothing else', () => {
    fc.assert(
      fc.property(attempts, question, (attempt, id) => {
        const after = regradeAttempt(attempt, id);
        const isWrong =
          attempt.questions.some((each) => each.id === id) &&
          JSON.stringify(attempt.answers[id]).includes('"1"');
        expect(after.result.right).toBe(attempt.result.right + Number(isWrong));
        expect(after.result.questions).toBe(attempt.result.questions);
        expect(after.result.letter).toBe(letterOf(after.result.percent));
        expect(after.result.is_passed).toBe(after.result.percent >= attempt.pass_percent);
      }),
    );
  });

  it('never lowers a percent, a letter, or a pass', () => {
    fc.assert(
      fc.property(attempts, question, (attempt, id) => {
        const [before, after] = [attempt.result, regradeAttempt(attempt, id).result];
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
        expect(rankOf(after.letter)).toBeLessThanOrEqual(rankOf(before.letter));
        expect(Number(after.is_passed)).toBeGreaterThanOrEqual(Number(before.is_passed));
      }),
    );
  });

  it('changes nothing when it is repeated', () => {
    fc.assert(
      fc.property(attempts, question, (attempt, id) => {
        const once = regradeAttempt(attempt, id);
        expect(regradeAttempt(once, id)).toEqual(once);
      }),
    );
  });

  it('has the same result in any order, and before or after the submission', () => {
    fc.assert(
      fc.property(attempts, fc.subarray(ids), (attempt, withdrawn) => {
        const one = withdrawn.reduce(regradeAttempt, attempt);
        expect(withdrawn.toReversed().reduce(regradeAttempt, attempt)).toEqual(one);
        expect(gradeOpenAttempt(attempt, withdrawn)).toEqual(one);
      }),
    );
  });
});
