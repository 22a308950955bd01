import { describe, expect, it } from 'vitest';
import type { PersonRow } from '../rows/person/row.ts';
import type { AssignmentRow } from './assignment-row.ts';
import { countChanges, type DutyCase, planDuty } from './duty-plan.ts';
import type { DutyRow } from '../rows/duty/row.ts';

const at = '2026-01-30T11:00:00.000Z';
const moment = { now: Date.parse(at), timeZone: 'America/New_York' };
const assignment: AssignmentRow = {
  company_id: 'company',
  id: 'assignment',
  state: 'active',
  title: 'Sample Path',
  course_ids: ['one', 'two'],
  audience: { kind: 'groups', groups: ['nurses'] },
  due: { kind: 'after', days: 30 },
  is_mandatory: true,
  created_at: at,
  job_id: 'job',
  version: 1,
  assigned: 0,
  done: 0,
  excused: 0,
};
const person: PersonRow = {
  company_id: 'company',
  id: 'person',
  email: 'person@example.com',
  name: null,
  groups: ['sales', 'nurses'],
  manager: null,
  state: 'accepted',
  invited_at: at,
};
const one: DutyCase = { assignment, person, duty: undefined, learned: new Map() };
const started = { started_at: at };
const done = (done_at: string) => ({ started_at: at, done_at });
const duty = planDuty(one, moment)?.after as DutyRow;
const with_ = (change: Partial<DutyRow>): DutyRow => ({ ...duty, ...change });

describe('a person of the audience', () => {
  it('gets the assignment with its due day and the time of the first reminder', () => {
    expect(duty).toMatchObject({
      assigned_on: '2026-01-30',
      due_on: '2026-03-01',
      next_at: '2026-02-22T14:00:00.000Z',
    });
    expect(planDuty({ ...one, duty }, moment)).toBeUndefined();
  });

  it('has the days until it is due from the day in the company’s time zone', () => {
    const far = planDuty(one, { ...moment, timeZone: 'Pacific/Kiritimati' });
    expect(far?.after).toMatchObject({ assigned_on: '2026-01-31', due_on: '2026-03-02' });
  });

  it.each<[string, Partial<PersonRow>]>([
    ['who was invited, and has not accepted', { state: 'opened' }],
    ['whose seat was taken back', { state: 'removed' }],
    ['who left the group', { groups: ['sales'] }],
  ])('%s has none, and loses it unless it is done', (_, change) => {
    const other = { ...person, ...change };
    expect(planDuty({ ...one, person: other }, moment)).toBeUndefined();
    expect(planDuty({ ...one, person: other, duty }, moment)).toMatchObject({ kind: 'loses' });
    const over = with_({ done_at: at });
    expect(planDuty({ ...one, person: other, duty: over }, moment)).toBeUndefined();
  });

  it('is done when all courses are, also if they were completed before, and then has no reminder', () => {
    const learned = new Map([
      ['one', done('2026-01-02T00:00:00.000Z')],
      ['two', done('2026-01-01T00:00:00.000Z')],
    ]);
    expect(planDuty({ ...one, learned }, moment)?.after).toMatchObject({
      done_at: '2026-01-02T00:00:00.000Z',
      next_at: undefined,
    });
    const half = planDuty({ ...one, duty, learned: new Map([['one', started]]) }, moment)?.after;
    expect(half).toMatchObject({ courses: { one: started }, next_at: duty.next_at });
    expect(half?.done_at).toBeUndefined();
  });

  it('keeps what was completed with an earlier seat', () => {
    const kept = with_({ courses: { one: done(at) } });
    expect(planDuty({ ...one, duty: kept, learned: new Map([['one', started]]) }, moment)).toBeUndefined();
  });

  it('has to do a course that was added after everything was done', () => {
    const over = with_({ courses: { one: done(at), two: done(at) }, done_at: at, next_at: undefined });
    const more = { ...assignment, course_ids: ['one', 'two', 'three'] };
    const after = planDuty({ ...one, assignment: more, duty: over }, moment)?.after;
    expect(after).toMatchObject({ done_at: undefined, next_at: duty.next_at });
  });

  it('keeps the excuse, and gets no reminder, when the due day changes', () => {
    const excused = with_({ excused_at: at, next_at: undefined });
    const due = { kind: 'on', on: '2026-06-30' } as const;
    const after = planDuty({ ...one, assignment: { ...assignment, due }, duty: excused }, moment)?.after;
    expect(after).toMatchObject({ excused_at: at, due_on: '2026-06-30', next_at: undefined });
  });
});

it('the numbers of an assignment count each person once', () => {
  const over = with_({ done_at: at });
  expect(
    countChanges([
      { before: undefined, after: duty },
      { before: undefined, after: over },
      { before: duty, after: over },
      { before: duty, after: undefined },
      { before: duty, after: with_({ excused_at: at }) },
      { before: with_({ excused_at: at }), after: with_({ excused_at: at, done_at: at }) },
    ]),
  ).toEqual({ assigned: 1, done: 2, excused: 1 });
});
