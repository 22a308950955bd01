import { sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import { describe, expect, it } from 'vitest';
import { freezeQuestion } from '../lambdas/src/assessment/rules.ts';
import { isSameQuestion, questionBlock } from '../lambdas/src/reports/question.ts';

const questions = sampleBank(1).map((question) => [question.task.kind, question] as const);

describe('a question of an attempt', () => {
  it.each(questions)('is the same as in the bank: %s', (_, question) => {
    const asked = questionBlock(freezeQuestion(question, Math.random));
    expect(isSameQuestion(asked, questionBlock(question))).toBe(true);
  });

  it.each(questions)('is another one after its key or a text changed: %s', (_, question) => {
    const asked = questionBlock(freezeQuestion(question, Math.random));
    expect(isSameQuestion(asked, questionBlock({ ...question, prompt: 'Other' }))).toBe(false);
    const edited = JSON.stringify(question.task)
      .replace(/"is_right":(true|false)/, (_all, was) => `"is_right":${was === 'false'}`)
      .replace('"group":"g"', '"group":"h"')
      .replace('"text":"Item a"', '"text":"Item z"')
      .replace('"right":"Right a"', '"right":"Right z"')
      .replace('"value":7654321', '"value":7');
    expect(isSameQuestion(asked, questionBlock({ ...question, task: JSON.parse(edited) }))).toBe(false);
  });
});
