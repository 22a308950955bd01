import { describe, expect, it } from 'vitest';
import { checkPolicy, parsePolicy } from './post-policy.ts';

const encode = (policy: unknown) => Buffer.from(JSON.stringify(policy)).toString('base64');
const soon = () => new Date(Date.now() + 60_000).toISOString();

function check(conditions: unknown[], fields: Record<string, string>, expiration = soon()) {
  return checkPolicy(
    parsePolicy(encode({ expiration, conditions })),
    new Map(Object.entries(fields)),
    'sample',
  );
}

describe('a POST policy', () => {
  it('is met when every condition is, and bounds the size', () => {
    const conditions = [
      { bucket: 'sample' },
      ['starts-with', '$key', 'u/42/'],
      ['eq', '$Content-Type', 'image/png'],
      { 'x-amz-meta-org': 'o1' },
      ['content-length-range', 1, 1000],
    ];
    const fields = {
      key: 'u/42/a',
      'content-type': 'image/png',
      'x-amz-meta-org': 'o1',
      'x-ignore-this': '1',
    };
    expect(check(conditions, fields)).toEqual({ min: 1, max: 1000 });
  });

  it.each([
    ['another value', [['eq', '$key', 'a']], { key: 'b' }],
    ['another exact value', [{ bucket: 'other' }], {}],
    ['another prefix', [['starts-with', '$key', 'u/42/']], { key: 'u/43/a' }],
    ['a missing field', [{ 'x-amz-meta-org': 'o1' }], {}],
    [
      'a list with one other type',
      [['starts-with', '$Content-Type', 'image/']],
      { 'content-type': 'image/png,text/html' },
    ],
  ])('is not met by %s', (_, conditions, fields) => {
    expect(() => check(conditions, fields)).toThrow(
      /^Invalid according to Policy: Policy Condition failed: /,
    );
  });

  it('is not met by a field without a condition', () => {
    expect(() => check([['starts-with', '$key', '']], { key: 'k', acl: 'public-read' })).toThrow(
      'Invalid according to Policy: Extra input fields: acl',
    );
  });

  it('is not met after it expires', () => {
    const past = new Date(Date.now() - 1).toISOString();
    expect(() => check([], {}, past)).toThrow('Invalid according to Policy: Policy expired.');
  });

  it.each([
    ['no JSON', Buffer.from('{').toString('base64')],
    ['no expiration', encode({ conditions: [] })],
    ['no conditions', encode({ expiration: soon() })],
    ['an unknown operator', encode({ expiration: soon(), conditions: [['ends-with', '$key', 'a']] })],
    ['a negative size', encode({ expiration: soon(), conditions: [['content-length-range', -1, 5]] })],
  ])('is refused with %s', (_, field) => {
    expect(() => parsePolicy(field)).toThrow(
      expect.objectContaining({ code: 'InvalidPolicyDocument', status: 400 }),
    );
  });
});
