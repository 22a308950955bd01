import { expect, it } from 'vitest';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import { generationClosed } from '@redwhiteandcode/contract/api/problem-urns.ts';
import { startErrorOf } from './startError.ts';

const closed = new ApiError({
  type: generationClosed,
  title: 'Service Unavailable',
  status: 503,
  detail: 'The API’s sentence, in UTC',
  current: { opens_at: '2026-11-26T00:00:00.000Z' },
});

it.each([
  ['America/New_York', /again after Wednesday,? (at )?7:00\sPM EST\.$/],
  ['Asia/Kolkata', /again after Thursday,? (at )?5:30\sAM GMT\+5:30\.$/],
])('a start above the daily limit says in %s when generation opens again', (timeZone, sentence) => {
  const { message } = startErrorOf(closed, timeZone) as ApiError;
  expect(message).toMatch(/^The platform has reached today’s limit for generated courses\./);
  expect(message).toMatch(sentence);
});

it('another failed start keeps its message', () => {
  const other = new ApiError({
    type: 'about:blank',
    title: 'Too Many Requests',
    status: 429,
    detail: 'Wait',
  });
  expect(startErrorOf(other)).toBe(other);
});
