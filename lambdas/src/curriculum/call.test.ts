import { describe, expect, it, vi } from 'vitest';
import { askOnce } from './call.ts';
import { type Ask, GenerationFailed } from './generator.ts';

const take = (value: unknown) => ({ value });
const answered = async (value: unknown) => ({ value, tokens: 7 });
const untold = { fault: null };

describe('a call of the generator', () => {
  it('gives what was written and what it cost', async () => {
    expect(await askOnce(untold, () => answered('text'), take)).toMatchObject({ value: 'text', tokens: 7 });
  });

  it('is told what was wrong with the last answer', async () => {
    const told: (string | undefined)[] = [];
    const call = (ask: Ask) => answered(told.push(ask.reason));
    await askOnce({ fault: { reason: 'malformed', told: 'Too short.' } }, call, take);
    await askOnce({ fault: { reason: 'over_quota', told: null } }, call, take);
    expect(told).toEqual(['Too short.', undefined]);
  });

  it('keeps the cost of an answer that is no good', async () => {
    const fault = { reason: 'malformed', told: 'Too short.' } as const;
    const answer = await askOnce(
      untold,
      () => answered(''),
      () => fault,
    );
    expect(answer).toMatchObject({ fault, isRetryable: true, tokens: 7 });
  });

  it('fails as the generator says', async () => {
    const call = () => Promise.reject(new GenerationFailed('refused', { isRetryable: false, tokens: 3 }));
    const answer = await askOnce(untold, call, take);
    expect(answer).toMatchObject({ fault: { reason: 'refused', told: null }, isRetryable: false, tokens: 3 });
  });

  it('ends in time, also with a generator that does not listen', async () => {
    vi.stubEnv('GENERATION_CALL_SECONDS', '0.05');
    const answer = await askOnce(untold, () => new Promise<never>(() => undefined), take);
    expect(answer).toMatchObject({ fault: { reason: 'timeout' }, isRetryable: true, tokens: 0 });
    vi.unstubAllEnvs();
  });
});
