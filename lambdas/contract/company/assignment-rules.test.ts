import { describe, expect, it } from 'vitest';
import { type DutyFacts, dueDayOf, dueProblem, dutyStateOf } from './assignment-rules.ts';
import { timeZoneRule, timeZones } from './time-zones.ts';

const today = '2026-06-15';
const at = '2026-06-01T12:00:00.000Z';
const none: DutyFacts = { excused_at: null, done_at: null, due_on: null, is_started: false };

describe('the state of an assignment', () => {
  it.each<[string, Partial<DutyFacts>, string]>([
    ['with nothing done', {}, 'not_started'],
    ['that is started', { is_started: true }, 'in_progress'],
    ['due in eight days', { due_on: '2026-06-23' }, 'not_started'],
    ['started, and due in eight days', { due_on: '2026-06-23', is_started: true }, 'in_progress'],
    ['due in seven days', { due_on: '2026-06-22', is_started: true }, 'due_soon'],
    ['due today', { due_on: today }, 'due_soon'],
    ['due yesterday', { due_on: '2026-06-14', is_started: true }, 'overdue'],
    ['done after its due day', { due_on: '2026-05-01', done_at: at, is_started: true }, 'done'],
    ['excused after its due day', { due_on: '2026-05-01', excused_at: at }, 'excused'],
    ['done and excused', { done_at: at, excused_at: at }, 'excused'],
  ])('%s', (_, facts, state) => {
    expect(dutyStateOf({ ...none, ...facts }, today)).toBe(state);
  });
});

describe('the due day', () => {
  it.each([
    [{ kind: 'none' }, '2026-01-31', undefined],
    [{ kind: 'on', on: '2026-06-30' }, '2026-01-31', '2026-06-30'],
    [{ kind: 'after', days: 1 }, '2026-01-31', '2026-02-01'],
    [{ kind: 'after', days: 30 }, '2028-01-31', '2028-03-01'],
    [{ kind: 'after', days: 30 }, '2026-12-31', '2027-01-30'],
  ] as const)('of %j for somebody who got it on %s is %s', (due, assignedOn, day) => {
    expect(dueDayOf(due, assignedOn)).toBe(day);
  });

  it('is needed only by a mandatory assignment', () => {
    expect(dueProblem({ is_mandatory: true, due: { kind: 'none' } })).toMatch(/due/);
    expect(dueProblem({ is_mandatory: true, due: { kind: 'on' } })).toBeUndefined();
    expect(dueProblem({ is_mandatory: false, due: { kind: 'none' } })).toBeUndefined();
  });
});

describe('a time zone', () => {
  it('can be each one of the list', () => {
    expect(timeZones().map(timeZoneRule).filter(Boolean)).toEqual([]);
  });

  it.each(['', 'Nowhere/City', '+05:00', 'EST5EDT or so', 'x'.repeat(100)])('cannot be %j', (name) => {
    expect(timeZoneRule(name)).toBe('Choose a time zone');
  });
});
