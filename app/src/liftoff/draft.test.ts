import { beforeEach, describe, expect, it } from 'vitest';
import { createApplicationDraft } from './draft.ts';

let held: Map<string, string>;
const storage = () =>
  ({
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
  }) as Storage;
const forbidden = () => {
  throw new Error('SecurityError');
};

beforeEach(() => {
  held = new Map();
});

describe('a draft', () => {
  const values = { applicant_name: 'Sample Applicant' };

  it('that a visitor typed is there after signing in, on a page that was loaded anew too', () => {
    createApplicationDraft(storage).write(null, values);
    expect(createApplicationDraft(storage).read('user-1')).toEqual(values);
  });

  it('is nobody else’s, and comes back to its owner after a session that has ended', () => {
    const store = createApplicationDraft(storage);
    store.write('user-1', values);
    expect(store.read(null)).toBeUndefined();
    expect(store.read('user-1')).toEqual(values);
    expect(store.read('user-2')).toBeUndefined();
    expect(store.read('user-1')).toBeUndefined();
    expect(held.size).toBe(0);
  });

  it('that a visitor typed is of the first alone who signs in', () => {
    const store = createApplicationDraft(storage);
    store.write(null, values);
    expect(store.read('user-1')).toEqual(values);
    expect(store.read('user-2')).toBeUndefined();
    expect(held.size).toBe(0);
  });

  it('is gone once it is dropped', () => {
    const store = createApplicationDraft(storage);
    store.write(null, values);
    store.drop();
    expect(store.read(null)).toBeUndefined();
    expect(held.size).toBe(0);
  });

  it('lasts for the visit where storage is forbidden', () => {
    const store = createApplicationDraft(forbidden);
    store.write(null, values);
    expect(store.read('user-1')).toEqual(values);
    store.drop();
    expect(store.read('user-1')).toBeUndefined();
  });

  it.each(['not json', 'null', '1', '{}', '{"owner":1,"values":{}}', '{"owner":null,"values":{"email":1}}'])(
    'is not read from %s',
    (text) => {
      held.set('rwc-layoff-application', text);
      expect(createApplicationDraft(storage).read(null)).toBeUndefined();
    },
  );
});
