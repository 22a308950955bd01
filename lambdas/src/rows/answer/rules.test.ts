import { describe, expect, it } from 'vitest';
import type { WorkChange } from '@redwhiteandcode/contract/learning/work.ts';
import type { StoredWork } from './row.ts';
import { settle, withEarlier, workIn } from './rules.ts';

const at = (second: number): string => `2026-01-01T00:00:${String(second).padStart(2, '0')}.000Z`;
const change = (text: string, values: Partial<WorkChange> = {}): WorkChange => ({
  answer: { kind: 'text', text },
  is_checked: false,
  ticked: [],
  base_version: 0,
  tab: 'one',
  change: 1,
  age_ms: 0,
  ...values,
});
const stored: StoredWork = {
  work: workIn(change('first')),
  version: 3,
  tab: 'one',
  changes: { one: 4 },
  changed_at: at(10),
  replaced: 0,
};

describe('a change of work', () => {
  it('creates the first version', () => {
    expect(settle(undefined, change('first'), at(1))).toEqual({
      kept: { ...stored, version: 1, changes: { one: 1 }, changed_at: at(1) },
    });
  });

  it('replaces the version that it is based on, from any tab', () => {
    const settled = settle(stored, change('second', { base_version: 3, tab: 'two' }), at(9));
    expect(settled?.earlier).toBeUndefined();
    expect(settled?.kept).toMatchObject({ version: 4, tab: 'two', changes: { one: 4, two: 1 } });
    expect(settled?.kept.work).toEqual(workIn(change('second')));
  });

  it('replaces an earlier one of its tab whose response was lost', () => {
    const settled = settle(stored, change('second', { base_version: 2, change: 5 }), at(11));
    expect(settled).toMatchObject({ kept: { work: workIn(change('second')) } });
    expect(settled?.earlier).toBeUndefined();
  });

  it('does nothing if it arrives twice, or after a newer one of its tab', () => {
    for (const number of [3, 4])
      expect(settle(stored, change('old', { change: number }), at(20))).toBeUndefined();
    const other = settle(stored, change('second', { base_version: 3, tab: 'two' }), at(11));
    expect(settle(other?.kept, change('old', { change: 4 }), at(20))).toBeUndefined();
  });

  it('wins against an older one of another tab, which becomes an earlier version', () => {
    const settled = settle(stored, change('later', { base_version: 2, tab: 'two' }), at(11));
    expect(settled).toMatchObject({
      kept: { work: workIn(change('later')), version: 4, replaced: 1, changed_at: at(11) },
      earlier: { work: stored.work, changed_at: at(10) },
    });
  });

  it('loses against a newer one of another tab, and becomes an earlier version', () => {
    const settled = settle(stored, change('older', { base_version: 2, tab: 'two' }), at(9));
    expect(settled).toMatchObject({
      kept: { work: stored.work, version: 4, replaced: 1, changed_at: at(10) },
      earlier: { work: workIn(change('older')), changed_at: at(9) },
    });
  });

  it('replaces nothing if another tab has the same work', () => {
    expect(settle(stored, change('first', { base_version: 1, tab: 'two' }), at(11))?.earlier).toBeUndefined();
  });
});

describe('the earlier versions', () => {
  const versionsOf = (...texts: string[]) =>
    texts.map((text, second) => ({ work: workIn(change(text)), changed_at: at(second) }));

  it('are the last five different ones, newest first', () => {
    const versions = versionsOf('a', 'b', 'c', 'd', 'b', 'e', 'f');
    const kept = versions.reduce<typeof versions>(
      (all, earlier) => withEarlier(all, { kept: stored, earlier }),
      [],
    );
    expect(kept.map(({ work }) => work)).toEqual(versionsOf('f', 'e', 'b', 'd', 'c').map(({ work }) => work));
  });

  it('do not include the current one', () => {
    const earlier = { work: workIn(change('second')), changed_at: at(9) };
    expect(withEarlier(versionsOf('first', 'zero'), { kept: stored, earlier })).toMatchObject([
      { work: { answer: { text: 'second' } } },
      { work: { answer: { text: 'zero' } } },
    ]);
  });
});
