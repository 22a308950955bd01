import { describe, expect, it } from 'vitest';
import { isAllowed, type Statement } from './policy.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/sample';
const put = { action: 'dynamodb:PutItem', resource: table };
const to = (...keys: string[]) => ({ ...put, context: { 'dynamodb:LeadingKeys': keys } });
const allow = (more: Partial<Statement> = {}): Statement => ({
  Effect: 'Allow',
  Action: 'dynamodb:PutItem',
  Resource: table,
  ...more,
});
const bounded = allow({
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['MAIL#*', 'TOTALS'] } },
});

describe('a policy', () => {
  it.each<[string, Statement[], Parameters<typeof isAllowed>[1], boolean]>([
    ['allows what a statement names', [allow()], put, true],
    ['allows nothing without a statement', [], put, false],
    ['ignores the case of actions', [allow({ Action: ['DynamoDB:putitem'] })], put, true],
    ['refuses another action', [allow({ Action: 'dynamodb:GetItem' })], put, false],
    ['refuses another resource', [allow()], { ...put, resource: `${table}/index/gsi1` }, false],
    ['reads * as any characters', [allow({ Resource: 'arn:aws:*:table/*' })], put, true],
    ['reads ? as one character', [allow({ Resource: table.replace('sample', 'sampl?') })], put, true],
    ['reads ? as no slash more', [allow({ Resource: table.replace('sample', '?') })], put, false],
    ['reads no other character as a pattern', [allow({ Resource: table.replaceAll(':', '.') })], put, false],
    ['denies what one statement denies', [allow(), allow({ Effect: 'Deny' })], put, false],
    ['allows keys that all match', [bounded], to('MAIL#1', 'TOTALS'), true],
    ['refuses keys of which one does not match', [bounded], to('MAIL#1', 'ACCOUNT#1'), false],
    ['does not read a whole key as a prefix', [bounded], to('TOTALS#1'), false],
    [
      'refuses a missing value',
      [allow({ Condition: { StringEquals: { 'ses:FromAddress': 'a@example.com' } } })],
      put,
      false,
    ],
    [
      'allows an equal value',
      [allow({ Condition: { StringEquals: { 'ses:FromAddress': 'a@example.com' } } })],
      { ...put, context: { 'ses:FromAddress': ['a@example.com'] } },
      true,
    ],
  ])('%s', (_, statements, access, expected) => {
    expect(isAllowed(statements, access)).toBe(expected);
  });

  it('with an operator that the emulator does not support is an error', () => {
    const odd = allow({ Condition: { NumericLessThan: { 's3:max-keys': '10' } } });
    expect(() => isAllowed([odd], put)).toThrow('NumericLessThan');
  });
});
