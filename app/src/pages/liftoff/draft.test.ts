import { beforeEach, describe, expect, it } from 'vitest';
import { fakeStorage, forbiddenStorage } from '../../shell/session/fakeStorage.ts';
import { createApplicationDraft } from './draft.ts';

let tab: Storage;
const storage = () => tab;

beforeEach(() => {
  tab = fakeStorage();
});

describe('a draft', () => {
  const values = { applicant_name: 'Sample Applicant' };

  it('of a visitor is there after signing in, also on a reloaded page', () => {
    createApplicationDraft(storage).write(null, values, null);
    expect(createApplicationDraft(storage).read('user-1')).toEqual({
      values,
      proof: null,
      lostProof: undefined,
      isUnsent: false,
    });
  });

  it('is shown only to its owner, also after the owner’s session ended', () => {
    const store = createApplicationDraft(storage);
    store.write('user-1', values, null);
    expect(store.read(null)).toBeUndefined();
    expect(store.read('user-1')).toEqual({ values, proof: null, lostProof: undefined, isUnsent: false });
    expect(store.read('user-2')).toBeUndefined();
    expect(store.read('user-1')).toBeUndefined();
    expect(tab).toHaveLength(0);
  });

  it('of a visitor belongs to the first user who signs in', () => {
    const store = createApplicationDraft(storage);
    store.write(null, values, null);
    expect(store.read('user-1')).toEqual({ values, proof: null, lostProof: undefined, isUnsent: false });
    expect(store.read('user-2')).toBeUndefined();
    expect(tab).toHaveLength(0);
  });

  it('that was submitted without a session says so until it changes, also on a reloaded page', () => {
    createApplicationDraft(storage).write(null, values, null, true);
    const store = createApplicationDraft(storage);
    expect(store.read('user-1')).toMatchObject({ values, isUnsent: true });
    store.write('user-1', values, null);
    expect(store.read('user-1')).toMatchObject({ values, isUnsent: false });
  });

  it('is gone once it is dropped', () => {
    const store = createApplicationDraft(storage);
    store.write(null, values, null);
    store.drop();
    expect(store.read(null)).toBeUndefined();
    expect(tab).toHaveLength(0);
  });

  it('keeps the document for its owner until the page is loaded again, and then its name', () => {
    const proof = new File(['letter'], 'letter.pdf');
    const store = createApplicationDraft(storage);
    store.write(null, values, proof);
    expect(store.read('user-1')).toEqual({ values, proof, lostProof: undefined, isUnsent: false });
    expect(createApplicationDraft(storage).read('user-1')).toEqual({
      values,
      proof: null,
      lostProof: 'letter.pdf',
      isUnsent: false,
    });
    expect(store.read('user-2')).toBeUndefined();
    store.write('user-2', values, null);
    expect(store.read('user-2')).toEqual({ values, proof: null, lostProof: undefined, isUnsent: false });
  });

  it('stays in memory where storage is forbidden', () => {
    const store = createApplicationDraft(forbiddenStorage);
    store.write(null, values, null);
    expect(store.read('user-1')).toEqual({ values, proof: null, lostProof: undefined, isUnsent: false });
    store.drop();
    expect(store.read('user-1')).toBeUndefined();
  });

  it.each(['not json', 'null', '1', '{}', '{"owner":1,"values":{}}', '{"owner":null,"values":{"email":1}}'])(
    'is ignored if the stored value is %s',
    (text) => {
      tab.setItem('rwc-layoff-application', text);
      expect(createApplicationDraft(storage).read(null)).toBeUndefined();
    },
  );
});
