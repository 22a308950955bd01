import { expect, it } from 'vitest';
import { defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import { gradedTasks, sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import { restoredDraft } from './assessmentDraft.ts';

it('unsaved changes come back as they were, also with numbers that are not typed yet', () => {
  const empty = { ...gradedTasks.number, value: Number.NaN, near: [{ value: Number.NaN, feedback: '' }] };
  const draft = {
    is_on: true,
    rules: { ...defaultRules, attempts: Number.NaN },
    bank: sampleBank(1).map((question) => ({ ...question, task: empty })),
  };
  expect(restoredDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});
