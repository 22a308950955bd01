import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage, forbiddenStorage } from '../../shell/session/fakeStorage.ts';
import { localHours } from '../../parts/help/localHours.ts';
import { createVisitorStore } from './visitor.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

describe('business hours in another time zone', () => {
  it.each([
    ['America/Los_Angeles', winter, 'Monday-Friday 6 AM-3 PM'],
    ['America/Los_Angeles', summer, 'Monday-Friday 6 AM-3 PM'],
    ['America/Phoenix', winter, 'Monday-Friday 7 AM-4 PM'],
    ['America/Phoenix', summer, 'Monday-Friday 6 AM-3 PM'],
    ['Pacific/Honolulu', winter, 'Monday-Friday 4 AM-1 PM'],
    ['Europe/Berlin', winter, 'Monday-Friday 3 PM-12 AM'],
    ['Asia/Kolkata', winter, 'Monday-Friday 7:30 PM-4:30 AM the next day'],
    ['Asia/Tokyo', winter, 'Monday-Friday 11 PM-8 AM the next day'],
    ['Pacific/Kiritimati', winter, 'Tuesday-Saturday 4 AM-1 PM'],
    ['UTC', winter, 'Monday-Friday 2 PM-11 PM'],
    ['America/New_York', winter, undefined],
    ['America/Toronto', summer, undefined],
  ])('in %s at %s are %s', (timeZone, at, text) => {
    expect(localHours(support.hours, timeZone, at)).toBe(text);
  });

  it('match the text that the pages show', () => {
    const { text, opens, closes } = support.hours;
    expect(text).toBe(`Monday-Friday ${opens} AM-${closes - 12} PM EST`);
  });
});

describe('a visitor', () => {
  beforeEach(() => {
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    return () => vi.unstubAllGlobals();
  });

  const browser = fakeStorage();
  it.each([
    ['where storage is allowed', () => browser],
    ['where storage is forbidden', forbiddenStorage],
  ])('has the same id and votes on a page, %s', (_case, storage) => {
    const store = createVisitorStore(storage);
    const changed = vi.fn();
    const stop = store.subscribe(changed);
    expect(store.read()).toBeUndefined();
    const id = store.identify();
    expect(id).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
    store.remember('a');
    store.remember('b');
    store.remember('a');
    expect(store.identify()).toBe(id);
    expect(store.read()).toEqual({ id, helpfulIds: ['a', 'b'] });
    expect(store.read()).toBe(store.read());
    expect(changed).toHaveBeenCalledTimes(3);
    stop();
    store.remember('c');
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('is the same on the next page, and a different one in another browser', () => {
    const storage = fakeStorage();
    const id = createVisitorStore(() => storage).identify();
    expect(createVisitorStore(() => storage).identify()).toBe(id);
    expect(createVisitorStore(fakeStorage).identify()).not.toBe(id);
  });

  it.each(['null', '{', '7', '{"id":7}', '{"id":"x","helpfulIds":[7]}'])(
    'is created again if the storage contains %s',
    (text) => {
      const storage = fakeStorage();
      storage.setItem('rwc-visitor', text);
      const store = createVisitorStore(() => storage);
      expect(store.read()).toBeUndefined();
      expect(store.identify()).toBe(store.read()?.id);
    },
  );
});
