import { describe, expect, it } from 'vitest';
import {
  type CaseRow,
  finishedCase,
  interrupted,
  isOverdue,
  labIn,
  messageOf,
  mostTokensOf,
  newRun,
  type PromptLab,
  reservedTokens,
  type RunRow,
  settlement,
  toRun,
  waitMs,
} from './rules.ts';

const sample: PromptLab['cases'][number] = {
  id: 'a',
  title: 'A note',
  input: 'The shelf is due on May 3.',
  must_contain: ['shelf'],
  must_not_contain: [],
  is_json: false,
  max_words: 5,
  sample: 'The shelf.',
  sample_run: null,
};
const lab: PromptLab = {
  id: 'prompt',
  type: 'prompt_lab',
  title: 'A lab',
  html: '<p>Write.</p>',
  minutes: 10,
  criteria: ['length'],
  start_prompt: '',
  solution_prompt: 'At most 5 words',
  cases: [sample],
};
const now = Date.parse('2026-11-25T23:59:59.500Z');
const run: RunRow = newRun({
  user_id: 'learner',
  course_id: 'course',
  module_number: 1,
  lesson_number: 2,
  blocks_version: 'x'.repeat(16),
  block_id: 'prompt',
  prompt: 'Summarize',
  model: 'sample-model',
  cases: [sample, { ...sample, id: 'b' }],
  maxOutputTokens: 1000,
  now,
});
const [row = expect.fail()] = run.cases;
const done: CaseRow = { ...row, status: 'done', tokens: 120 };

describe('a new run', () => {
  it('waits, counts for the UTC day of its start, and reserves the most tokens of each call', () => {
    expect(run).toMatchObject({
      phase: 'queued',
      worker: null,
      budget_day: '2026-11-25',
      ends_by: now + waitMs,
    });
    expect(reservedTokens(run)).toBe(2 * mostTokensOf('Summarize', sample, 1000));
  });

  it('has an id that sorts by its time', () => {
    const later = newRun({ ...run, cases: [sample], maxOutputTokens: 1000, now: now + 1000 });
    expect(run.id).toMatch(/^20261125235959500-[0-9a-f]{16}$/);
    expect(later.id > run.id).toBe(true);
  });

  it('reserves a token for each byte of its request', () => {
    const more = mostTokensOf('Summarize 日本', sample, 1000) - mostTokensOf('Summarize ', sample, 1000);
    expect(more).toBe(6);
    expect(mostTokensOf('', sample, 1000)).toBeGreaterThan(1000 + sample.input.length);
  });
});

it('the message has the prompt and the material as separate texts', () => {
  expect(messageOf('Summarize', sample)).toEqual(['Summarize', 'Material:\nThe shelf is due on May 3.']);
});

describe('the budget is corrected when a run ends', () => {
  const { reserved_tokens: reserved } = row;
  it.each<[string, string | null, CaseRow[], number]>([
    [
      'by what both calls did not use',
      'worker',
      [done, { ...done, status: 'failed', tokens: 50 }],
      170 - 2 * reserved,
    ],
    [
      'by nothing for a call whose worker is gone',
      'worker',
      [done, { ...row, status: 'running' }],
      120 - reserved,
    ],
    ['by nothing for a call that its worker may have started', 'worker', [row, row], 0],
    ['by everything if no worker came', null, [row, row], -2 * reserved],
  ])('%s', (_, worker, cases, correction) => {
    expect(settlement({ worker, cases })).toBe(correction);
  });
});

it.each([
  ['queued', now - 1, true],
  ['queued', now, false],
  ['running', now - 1, true],
  ['finished', now - 1, false],
] as const)('a %s run that ends by %i is overdue: %s', (phase, ends_by, is) => {
  expect(isOverdue({ ...run, phase, ends_by }, now)).toBe(is);
});

it('an interrupted run keeps what had ended', () => {
  expect(interrupted([done, { ...row, status: 'running', output: 'The' }])).toEqual([
    done,
    { ...row, status: 'failed', reason: 'interrupted', output: 'The' },
  ]);
});

it('an output is judged by the rules of its case, unless it is empty', () => {
  expect(finishedCase(row, sample, 'The shelf')).toMatchObject({
    status: 'done',
    rules: [{ is_met: true }, { is_met: true }],
  });
  expect(finishedCase(row, sample, ' \n')).toMatchObject({
    status: 'failed',
    reason: 'empty',
    output: '',
    rules: [],
  });
});

it('a lab is found by its id, and no other block is', () => {
  const callout = { id: 'tip', type: 'callout', tone: 'tip', title: '', html: '' } as const;
  expect(labIn([callout, lab], 'prompt')).toBe(lab);
  expect(labIn([callout, lab], 'tip')).toBeUndefined();
  expect(labIn(undefined, 'prompt')).toBeUndefined();
});

it('a learner sees a run without its user, its worker, and its tokens', () => {
  const shown = toRun({ ...run, cases: [{ ...row, status: 'failed', reason: 'timeout' }] });
  expect(Object.keys(shown).toSorted()).toEqual([
    'block_id',
    'blocks_version',
    'cases',
    'course_id',
    'finished_at',
    'id',
    'model',
    'prompt',
    'started_at',
    'status',
  ]);
  expect(shown.cases).toEqual([
    {
      case_id: 'a',
      title: 'A note',
      status: 'failed',
      output: '',
      rules: [],
      reason: { code: 'timeout', message: expect.stringMatching(/^The model took too long/) },
      ms: null,
    },
  ]);
});
