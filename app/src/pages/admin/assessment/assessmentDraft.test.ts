import { expect, it } from 'vitest';
import { defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import { gradedTasks, sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import type { EditableAssessment } from '@redwhiteandcode/contract/assessment/admin-operations.ts';
import { draftOf, overwritingDraft, restoredDraft } from './assessmentDraft.ts';

it('unsaved changes come back as they were, also with numbers that are not typed yet', () => {
  const empty = { ...gradedTasks.number, value: Number.NaN, near: [{ value: Number.NaN, feedback: '' }] };
  const draft = {
    is_on: true,
    rules: { ...defaultRules, attempts: Number.NaN },
    bank: sampleBank(1).map((question) => ({ ...question, task: empty })),
  };
  expect(restoredDraft(JSON.parse(JSON.stringify(draft)), { ...draft, bank: [] })).toEqual(draft);
});

const stored: EditableAssessment = {
  course_id: 'sample-course',
  is_on: true,
  was_ready: true,
  rules: defaultRules,
  bank: sampleBank(1).map((question) => ({
    ...question,
    is_kept: true,
    approved_by: null,
    approved_at: null,
  })),
  version: 1,
  saved_at: null,
  saved_by: null,
};

it('unchanged questions of restored changes are the stored ones, and so keep their approval', () => {
  const before = draftOf(stored);
  const [edited, ...others] = before.bank;
  const draft = { ...before, bank: [{ ...edited!, prompt: 'Edited', status: 'draft' as const }, ...others] };
  const restored = restoredDraft(JSON.parse(JSON.stringify(draft)), before);
  expect(restored).toEqual(draft);
  expect(restored.bank.map((question) => before.bank.includes(question))).toEqual(
    draft.bank.map((question) => question !== draft.bank[0]),
  );
});

it('a draft that overwrites another version keeps what that one withdrew or approved', () => {
  const [first, second, third] = stored.bank;
  const draft = draftOf({ ...stored, bank: [first!, second!] });
  const edited = { ...draft.bank[1]!, prompt: 'Edited' };
  const withdrawn = { ...first!, status: 'withdrawn' as const };
  const unapproved = { ...third!, id: 'unapproved', status: 'draft' as const, is_kept: false };
  const current = { ...stored, version: 2, bank: [withdrawn, second!, third!, unapproved] };
  expect(overwritingDraft({ ...draft, is_on: false, bank: [draft.bank[0]!, edited] }, current)).toEqual({
    ...draft,
    is_on: false,
    bank: [{ ...draft.bank[0], status: 'withdrawn' }, edited, draftOf(stored).bank[2]],
  });
});
