import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import { randomOf } from '@redwhiteandcode/contract/learning/check-rules.ts';
import { freezeQuestion } from '../lambdas/src/assessment/rules.ts';
import { isSameQuestion, questionBlock } from '../lambdas/src/reports/question.ts';

const questions = sampleBank(1).map((question) => [question.task.kind, question] as const);

describe('a question of an attempt', () => {
  it.each(questions)('is the same as in the bank: %s', (_, question) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const asked = questionBlock(freezeQuestion(question, randomOf(seed)));
        expect(isSameQuestion(asked, questionBlock(question))).toBe(true);
      }),
    );
  });

  it.each(questions)('is another one after its key or a text changed: %s', (_, question) => {
    const edited = JSON.stringify(question.task)
      .replace(/"is_right":(true|false)/, (_all, was) => `"is_right":${was === 'false'}`)
      .replace('"group":"g"', '"group":"h"')
      .replace('"text":"Item a"', '"text":"Item z"')
      .replace('"right":"Right a"', '"right":"Right z"')
      .replace('"value":7654321', '"value":7');
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const asked = questionBlock(freezeQuestion(question, randomOf(seed)));
        for (const change of [{ prompt: 'Other' }, { task: JSON.parse(edited) }])
          expect(isSameQuestion(asked, questionBlock({ ...question, ...change }))).toBe(false);
      }),
    );
  });
});
