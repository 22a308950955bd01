import { describe, expect, it } from 'vitest';
import { adminLists, type AdminListName } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import { generations } from '../curriculum/list.ts';
import { lists } from './lists.ts';

const totalsOf = (list: AdminListName, row: object) =>
  (list === 'generations' ? generations : lists[list as keyof typeof lists]).totals(row as never);

describe('a row of a list', () => {
  it.each<[string, AdminListName, object, object]>([
    ['a user', 'users', {}, { users: 1 }],
    ['an admin', 'roles', { role: 'admin' }, { admins: 1 }],
    ['a moderator', 'roles', { role: 'moderator' }, { admins: 0 }],
    ['a course', 'courses', {}, { courses: 1 }],
    ['an active enrollment', 'enrollments', { status: 'active' }, { enrollments: 1, active_enrollments: 1 }],
    ['a paused enrollment', 'enrollments', { status: 'paused' }, { enrollments: 1, active_enrollments: 0 }],
    [
      'a pending application',
      'layoff-applications',
      { application_status: 'pending' },
      { applications: 1, pending_applications: 1, approved_applications: 0 },
    ],
    [
      'an application under review',
      'layoff-applications',
      { application_status: 'under_review' },
      { applications: 1, pending_applications: 0, approved_applications: 0 },
    ],
    [
      'an approved application',
      'layoff-applications',
      { application_status: 'approved' },
      { applications: 1, pending_applications: 0, approved_applications: 1 },
    ],
    [
      'an active account',
      'corporate-accounts',
      { account_status: 'active', seats_purchased: 10, seats_used: 3 },
      { corporate_accounts: 1, active_corporate_accounts: 1, seats_purchased: 10, seats_used: 3 },
    ],
    [
      'an inactive account',
      'corporate-accounts',
      { account_status: 'inactive', seats_purchased: 10, seats_used: 0 },
      { corporate_accounts: 1, active_corporate_accounts: 0, seats_purchased: 10, seats_used: 0 },
    ],
    ['a message', 'messages', { is_answered: false }, { waiting_messages: 1 }],
    ['an answered message', 'messages', { is_answered: true }, { waiting_messages: 0 }],
    ['a running generation', 'generations', { finished_at: null }, { running_generations: 1 }],
    ['a finished generation', 'generations', { finished_at: '2026-01-01' }, { running_generations: 0 }],
  ])('counts in the totals: %s', (_name, list, row, counted) => {
    expect(totalsOf(list, row)).toEqual(counted);
    expect(Object.keys(counted)).toEqual([...adminLists[list].totals]);
  });

  it.each<[string, object, object]>([
    [
      'a reimbursed toolkit, in whole cents',
      { employer_reimbursed: true, reimbursement_amount: 4.35 },
      { toolkits: 1, reimbursed_toolkits: 1, reimbursed_amount: 435 },
    ],
    [
      'a reimbursed toolkit without an amount',
      { employer_reimbursed: true, reimbursement_amount: null },
      { toolkits: 1, reimbursed_toolkits: 1, reimbursed_amount: 0 },
    ],
    [
      'a toolkit that is not reimbursed',
      { employer_reimbursed: false, reimbursement_amount: 10 },
      { toolkits: 1, reimbursed_toolkits: 0, reimbursed_amount: 0 },
    ],
  ])('counts in the totals: %s', { tags: ['reimbursed-total'] }, (_name, row, counted) => {
    expect(totalsOf('reimbursements', row)).toMatchObject(counted);
  });
});
