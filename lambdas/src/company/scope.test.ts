import { expect, it } from 'vitest';
import { isInScope, scopeOf } from './scope.ts';

it.each([
  ['owner', ['a'], [], true],
  ['viewer', [], ['b'], true],
  ['manager', ['a', 'b'], ['b', 'c'], true],
  ['manager', ['a'], ['b'], false],
  ['manager', ['a'], [], false],
  ['manager', [], ['a'], false],
] as const)('a %s of the groups %j reaches a person of the groups %j: %s', (role, own, groups, isReached) => {
  expect(isInScope({ groups: [...groups] }, scopeOf({ role, groups: [...own] }))).toBe(isReached);
});
