import { describe, expect, it } from 'vitest';
import { shareResponse } from './shared-responses.ts';

const own = { 'cache-control': 'no-store', 'content-type': 'application/json' };
const response = { statusCode: 200, headers: own, body: '{"id":"sample"}' };
const shared = { sharedSeconds: 300 };
const headers = { 'cache-control': 'public, max-age=0, s-maxage=300' };

describe('the response of a public read', () => {
  it('may be shared for its time, and has a tag that depends on its body only', () => {
    const result = shareResponse(shared, undefined, response);
    const tag = result.headers?.['etag'];
    expect(result).toEqual({
      ...response,
      headers: { 'content-type': 'application/json', ...headers, etag: tag },
    });
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect(shareResponse(shared, undefined, { ...response }).headers?.['etag']).toBe(tag);
    const other = shareResponse(shared, undefined, { ...response, body: '{"id":"other"}' });
    expect(other.headers?.['etag']).not.toBe(tag);
  });

  it('is 304 without a body for a caller who has it, compressed or not', () => {
    const tag = String(shareResponse(shared, undefined, response).headers?.['etag']);
    const unchanged = { statusCode: 304, headers: { ...headers, etag: tag } };
    for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      expect(shareResponse(shared, condition, response)).toEqual(unchanged);
    }
    expect(shareResponse(shared, '"other"', response)).toMatchObject({ statusCode: 200 });
  });
});

describe('a response stays as it is', () => {
  it.each([
    ['of an operation that is not shared', {}, response],
    ['that is no success', shared, { ...response, statusCode: 404 }],
    ['without a body', shared, { statusCode: 200, headers: own }],
  ])('%s', (_, operation, result) => {
    expect(shareResponse(operation, '*', result)).toBe(result);
  });
});
