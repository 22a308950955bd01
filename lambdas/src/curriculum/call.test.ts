import { describe, expect, it, vi } from 'vitest';
import { callGenerator } from './call.ts';
import { type CallOptions, GenerationFailed } from './generator.ts';

const take = (value: unknown) => ({ value });
const answered = async (value: unknown) => ({ value, tokens: 7 });
const noFeedback = { fault: null };

describe('a call of the generator', () => {
  it('gives what was written and what it cost', async () => {
    expect(await callGenerator(noFeedback, () => answered('text'), take)).toMatchObject({
      value: 'text',
      tokens: 7,
    });
  });

  it('is told what was wrong with the last answer', async () => {
    const feedback: (string | undefined)[] = [];
    const call = (ask: CallOptions) => answered(feedback.push(ask.reason));
    await callGenerator({ fault: { reason: 'malformed', feedback: 'Too short.' } }, call, take);
    await callGenerator({ fault: { reason: 'over_quota', feedback: null } }, call, take);
    expect(feedback).toEqual(['Too short.', undefined]);
  });

  it('keeps the cost of an answer that is no good', async () => {
    const fault = { reason: 'malformed', feedback: 'Too short.' } as const;
    const answer = await callGenerator(
      noFeedback,
      () => answered(''),
      () => fault,
    );
    expect(answer).toMatchObject({ fault, isRetryable: true, tokens: 7 });
  });

  it('fails as the generator says', async () => {
    const call = () => Promise.reject(new GenerationFailed('refused', { isRetryable: false, tokens: 3 }));
    const answer = await callGenerator(noFeedback, call, take);
    expect(answer).toMatchObject({
      fault: { reason: 'refused', feedback: null },
      isRetryable: false,
      tokens: 3,
    });
  });

  it('ends in time, also with a generator that does not listen', async () => {
    vi.stubEnv('GENERATION_CALL_SECONDS', '0.05');
    const answer = await callGenerator(noFeedback, () => new Promise<never>(() => undefined), take);
    expect(answer).toMatchObject({ fault: { reason: 'timeout' }, isRetryable: true, tokens: 0 });
    vi.unstubAllEnvs();
  });
});
