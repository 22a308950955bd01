import { describe, expect, it, vi } from 'vitest';
import { callGenerator } from './call.ts';
import { ModelFailed } from '../platform/model/model-failed.ts';
import type { CallOptions } from './generator.ts';

const accept = (value: unknown) => ({ value });
const responding = async (value: unknown) => ({ value, tokens: 7 });
const noFeedback = { fault: null };

describe('a call to the generator', () => {
  it('returns the text and its cost', async () => {
    expect(await callGenerator(noFeedback, () => responding('text'), accept)).toMatchObject({
      value: 'text',
      tokens: 7,
    });
  });

  it('receives the feedback on the last response', async () => {
    const feedback: (string | undefined)[] = [];
    const call = (options: CallOptions) => responding(feedback.push(options.reason));
    await callGenerator({ fault: { reason: 'malformed', feedback: 'Too short.' } }, call, accept);
    await callGenerator({ fault: { reason: 'over_quota', feedback: null } }, call, accept);
    expect(feedback).toEqual(['Too short.', undefined]);
  });

  it('counts the cost of an invalid response', async () => {
    const fault = { reason: 'malformed', feedback: 'Too short.' } as const;
    const result = await callGenerator(
      noFeedback,
      () => responding(''),
      () => fault,
    );
    expect(result).toMatchObject({ fault, isRetryable: true, tokens: 7 });
  });

  it('fails with the generator’s reason', async () => {
    const call = () => Promise.reject(new ModelFailed('refused', { isRetryable: false, tokens: 3 }));
    const result = await callGenerator(noFeedback, call, accept);
    expect(result).toMatchObject({
      fault: { reason: 'refused', feedback: null },
      isRetryable: false,
      tokens: 3,
    });
  });

  it('times out even if the generator ignores the signal', async () => {
    vi.stubEnv('GENERATION_CALL_SECONDS', '0.05');
    const result = await callGenerator(noFeedback, () => new Promise<never>(() => undefined), accept);
    expect(result).toMatchObject({ fault: { reason: 'timeout' }, isRetryable: true, tokens: 0 });
    vi.unstubAllEnvs();
  });
});
