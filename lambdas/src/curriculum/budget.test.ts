import { expect, it } from 'vitest';
import { lateSettlement, settlement } from './budget.ts';
import { newJob } from './rules.ts';
import { sampleFacts as facts } from './sample-facts.ts';

const generator = { generator: 'gemini', model: 'sample-model' } as const;
const time = '2026-11-25T12:00:00.000Z';
const now = Date.parse(time);
const job = {
  ...newJob(facts, { id: 'job-1', userId: 'learner', time, generator, reservedTokens: 1000 }),
  tokens: 300,
};

it('a job reserves tokens in the budget of the UTC day on which it starts', () => {
  expect(job).toMatchObject({ budget_day: '2026-11-25', reserved_tokens: 1000 });
});

it.each([
  ['runs', { status: 'lessons', tokens: 400 }, {}, undefined],
  ['is published', { status: 'published', tokens: 400 }, {}, -600],
  ['fails after more tokens than it reserved', { status: 'failed', tokens: 1100 }, {}, 100],
  ['is canceled without a worker', { status: 'cancelled' }, {}, -700],
  [
    'is canceled after its worker crashed',
    { status: 'cancelled' },
    { lease: 'a', lease_until: now - 1 },
    -700,
  ],
  ['is canceled during a call', { status: 'cancelled' }, { lease: 'a', lease_until: now }, undefined],
  ['fails at its own worker', { status: 'failed' }, { lease: 'a', lease_until: now }, -700],
  ['had ended before', { status: 'failed' }, { status: 'cancelled' }, undefined],
] as const)('the budget is corrected when a job %s', (_, change, before, correction) => {
  const read = { ...job, ...before };
  expect(settlement(read, { ...read, ...change }, now)).toBe(correction);
});

it('a call that returns after its job was canceled releases the rest once', () => {
  expect(lateSettlement(job, 120)).toBe(-580);
  expect(lateSettlement({ ...job, tokens: 420, reserved_tokens: 0 }, 120)).toBe(120);
});
