import { describe, expect, it } from 'vitest';
import { type Key, keys } from '../platform/keys.ts';
import { kindsOf, personalKinds, rowKinds } from './registry.ts';

/** Arguments that differ from the usual ones: two IDs and two numbers. */
const samples: Partial<Record<keyof typeof keys, unknown[]>> = {
  limit: ['signIn#address#hash', 1],
  attempts: ['hash', 'ACCOUNT'],
  entry: ['users', 'by=email', 'a@example.com#u'],
  toolkitView: ['a', 'window', 'page'],
};

/** Every key that `keys` makes. Prefixes are texts, not keys. */
const allKeys = Object.entries(keys).flatMap(([name, make]): [string, Key][] => {
  if (typeof make !== 'function') return [];
  const key: unknown = (make as (...args: unknown[]) => unknown)(
    ...(samples[name as keyof typeof keys] ?? ['a', 'b', 1, 1]),
  );
  return typeof key === 'object' && key !== null ? [[name, key as Key]] : [];
});
const callerKey = keys.attempts('hash', 'CALLER#a');

describe('the registry of personal data', () => {
  it.each([...allKeys, ['attempts of a caller', callerKey] as const])(
    'says what is done with the rows of keys.%s',
    (_name, key) => {
      expect(kindsOf(key)).toHaveLength(1);
    },
  );

  it('has no kind without a key', () => {
    const found = new Set([...allKeys.map(([, key]) => key), callerKey].flatMap(kindsOf));
    expect(Object.keys(rowKinds).filter((name) => !found.has(name as keyof typeof rowKinds))).toEqual([]);
  });

  it('says what an erasure does with each kind that names a person, and why one is not exported', () => {
    for (const [name, { exported, erased }] of personalKinds) {
      expect('as' in exported ? exported.as : exported.not, name).not.toBe('');
      expect(erased.how, name).not.toBe('');
    }
  });

  it('knows no key that is not in the table', () => {
    expect(kindsOf({ pk: 'SECRET#a', sk: 'SECRET' })).toEqual([]);
    expect(kindsOf({ pk: 'USER#a', sk: 'NEW_KIND#b' })).toEqual([]);
    expect(kindsOf({ pk: 'ACCOUNT#', sk: 'PROFILE' })).toEqual([]);
  });
});
