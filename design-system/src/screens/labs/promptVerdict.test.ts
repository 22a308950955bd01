import { describe, expect, it } from 'vitest';
import type { CaseRun, PromptRun } from './lab.ts';
import { verdictOnCheck, verdictOnRun } from './promptVerdict.ts';

const caseWith = (values: Partial<CaseRun>): CaseRun => ({
  case_id: 'a',
  title: 'A',
  status: 'done',
  output: 'An output',
  rules: [{ is_met: true, sentence: 'Contains “a”' }],
  reason: null,
  ms: 1000,
  ...values,
});
const passed = caseWith({});
const failed = caseWith({
  rules: [
    { is_met: true, sentence: 'Contains “a”' },
    { is_met: false, sentence: 'Does not contain “b”, which it must' },
  ],
});
const cut = caseWith({ status: 'failed', rules: [], reason: { message: 'It was cut off.' } });
const runOf = (...cases: CaseRun[]): PromptRun => ({
  id: 'run',
  prompt: 'Do it.',
  model: 'sample-model',
  status: 'finished',
  started_at: '2026-03-02T15:04:00Z',
  cases,
});

describe('the verdict on a run', () => {
  it.each<[string, CaseRun[], string, RegExp | undefined]>([
    ['one passed case', [passed], 'Passed. The output meets every rule of this case.', /proves nothing/],
    ['one failed case', [failed], 'Failed. The output does not meet 1 of 2 rules.', undefined],
    ['one call that failed', [cut], 'The model returned no complete output.', /^It was cut off\.$/],
    ['several cases', [passed, failed, cut], '1 of 3 cases passed.', /proves nothing/],
    ['only passed cases', [passed, passed], 'All 2 cases passed.', /^This is one run\./],
  ])('of %s says what it shows', (_, cases, title, detail) => {
    const verdict = verdictOnRun(runOf(...cases));
    expect(verdict.title).toBe(title);
    if (detail) expect(verdict.detail).toMatch(detail);
    else expect(verdict.detail).toBeUndefined();
    expect(verdict.tone).toBe(cases.every((one) => one === passed) ? 'success' : 'warning');
  });
});

describe('the verdict on a check', () => {
  const met = { criterion: 'form', is_met: true, sentence: 'Seems to name the form: “as a table”' } as const;
  it('counts the points that the check found', () => {
    expect(verdictOnCheck([met, { ...met, criterion: 'length', is_met: false }])).toEqual({
      tone: 'warning',
      title: '1 of 2 points found. The check may miss other wordings.',
    });
    expect(verdictOnCheck([{ ...met, is_met: false }]).title).toMatch(/^0 of 1 point found\./);
    expect(verdictOnCheck([met, met])).toEqual({ tone: 'success', title: 'All 2 points found.' });
    expect(verdictOnCheck([met])).toEqual({ tone: 'success', title: 'The point was found.' });
  });
});
