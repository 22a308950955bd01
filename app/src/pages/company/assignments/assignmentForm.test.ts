import { describe, expect, it } from 'vitest';
import type { AssignmentValues } from '@redwhiteandcode/design-system';
import type { CompanyAssignment } from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import {
  changesOf,
  checkAssignment,
  newAssignment,
  refusedFields,
  ruleOf,
  valuesOf,
} from './assignmentForm.ts';

const sales = { id: 'sales', label: 'Sales' };
const filled: AssignmentValues = {
  ...newAssignment,
  course_id: 'a-course',
  groups: [sales],
  on: '2026-12-31',
};

describe('the form of an assignment', () => {
  it.each<[Partial<AssignmentValues>, string[]]>([
    [{}, []],
    [{ course_id: '' }, ['course_id']],
    [{ subject: 'path' }, ['path_id']],
    [{ subject: 'path', path_id: 'a-path' }, []],
    [{ groups: [] }, ['groups']],
    [{ audience: 'people' }, ['people']],
    [{ audience: 'everyone', groups: [] }, []],
    [{ due: 'none' }, ['due']],
    [{ due: 'none', kind: 'suggested' }, []],
    [{ on: '' }, ['on']],
    [{ on: '0026-12-31' }, ['on']],
    [{ due: 'after', on: '', days: '30' }, []],
    [{ due: 'after', days: '0' }, ['days']],
    [{ due: 'after', days: '1.5' }, ['days']],
    [{ due: 'after', days: '731' }, ['days']],
  ])('has for %j the errors %j', (changed, fields) => {
    expect(Object.keys(checkAssignment({ ...filled, ...changed }) ?? {})).toEqual(fields);
  });

  it('sends the rule of an assignment as it was', () => {
    const rule = {
      subject: { kind: 'path', path_id: 'a-path' },
      audience: { kind: 'groups', groups: ['sales'] },
      due: { kind: 'after', days: 14 },
      is_mandatory: false,
    } as const;
    const assignment = { ...rule, groups: [{ id: 'sales', name: 'Sales' }], people: [] };
    expect(ruleOf(valuesOf(assignment as unknown as CompanyAssignment))).toEqual(rule);
  });

  it('shows what the API refuses at the field that it is about', () => {
    const refused = (path: string) =>
      new ApiError({ type: 'about:blank', title: '', status: 422, errors: [{ path, message: 'No' }] });
    expect(refusedFields(refused('body.audience.groups'), filled)).toEqual({ groups: 'No' });
    expect(refusedFields(refused('body.due'), filled)).toEqual({ on: 'No' });
    expect(refusedFields(refused('body.subject.course_id'), filled)).toEqual({ course_id: 'No' });
    expect(refusedFields(refused('body.mark'), filled)).toBeUndefined();
  });

  it('says what saving changes, also if no one gets it now', () => {
    const none = { mark: '', gets: 0, gets_later: 0, loses: 0, due_changes: 0, keeps: 0, people: [] };
    expect(changesOf(none)).toEqual(['No one gets it now. Whoever joins later gets it.']);
    expect(changesOf({ ...none, gets: 1, loses: 2 })).toEqual([
      '1 person gets it now, with an email.',
      '2 people lose it.',
    ]);
  });
});
