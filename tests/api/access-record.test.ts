import { describe, expect, it } from 'vitest';
import type { FunctionName } from '../../lambdas/functions.ts';
import { grantsOf } from '../../lambdas/permission-statements.ts';
import { permissions } from '../../lambdas/permissions.ts';
import { refusedIn, unusedIn } from './access-record.ts';

describe('the record of what functions did', () => {
  const granted = {
    help: { reads: ['Query'], writes: { PutItem: ['FAQ#', 'MAIL#'] } },
  } as const;
  const used = (name: string) => ({ function: 'help', used: name }) as const;

  it('names each permission that its function has not used', () => {
    const record = [
      used('dynamodb:PutItem FAQ#'),
      { ...used('dynamodb:Query'), function: 'catalog' as const },
    ];
    expect(unusedIn(record, granted)).toEqual([
      'help has the permission dynamodb:Query, which no test used',
      'help has the permission dynamodb:PutItem MAIL#, which no test used',
    ]);
  });

  it('accepts an unused permission with a reason', () => {
    const { help } = granted;
    const unused = { 'dynamodb:PutItem MAIL#': 'Sample.', 'dynamodb:Query': 'Sample.' };
    expect(unusedIn([used('dynamodb:PutItem FAQ#')], { help: { ...help, unused } })).toEqual([]);
  });

  it('names each access that was refused', () => {
    expect(refusedIn([used('dynamodb:Query'), { function: 'help', refused: 's3:GetObject x' }])).toEqual([
      'help lacks the permission for s3:GetObject x',
    ]);
  });
});

it.each(Object.keys(permissions) as FunctionName[])('the reasons of %s are about its permissions', (name) => {
  const names = grantsOf(permissions[name]).map((grant) => grant.name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(permissions[name].unused ?? {})));
});
