import type { CompanyDomain } from '@redwhiteandcode/contract/company/domain-operations.ts';
import type {
  Import,
  ImportedPerson,
  ImportPreview,
  PreviewedRow,
} from '@redwhiteandcode/contract/company/import-operations.ts';
import { type FileRow, readPeopleText } from '@redwhiteandcode/contract/company/people-file.ts';
import { type CompanyState, peopleOutcomes } from '@redwhiteandcode/contract/company/people-outcomes.ts';
import type { Company, CompanyMember } from '@redwhiteandcode/contract/company/operations.ts';
import type { CompanyPerson } from '@redwhiteandcode/contract/company/people-operations.ts';
import {
  type PersonState,
  personStates,
  seatedStates,
} from '@redwhiteandcode/contract/company/person-states.ts';
import type { RoleInvitation } from '@redwhiteandcode/contract/company/role-operations.ts';

export const company: Company = {
  id: 'sample-company',
  company_name: 'Sample Company',
  role: 'owner',
  account_status: 'active',
  seats_purchased: 25,
  seats_used: 12,
  term: { starts_on: '2026-12-01', ends_on: '2027-11-30' },
  renewal: null,
  created_at: '2026-02-10T14:00:00Z',
  time_zone: 'America/New_York',
  report_frequency: 'weekly',
};

export const members: CompanyMember[] = (['owner', 'manager', 'viewer'] as const).map((role, index) => ({
  user_id: `sample-member-${index + 1}`,
  full_name: ['Sample Owner', 'Sample Manager', 'Sample Viewer'][index] ?? null,
  email: `${role}@example.com`,
  role,
  groups: [],
  since: `2026-02-1${index}T14:00:00Z`,
}));

const nameOf = (state: PersonState): string => `Sample ${state[0]?.toUpperCase()}${state.slice(1)}`;

/** A person in each state; the last has no name. */
export const people: CompanyPerson[] = personStates.map((state, index) => {
  const has_seat = seatedStates.some((seated) => seated === state);
  return {
    id: `sample-person-${index + 1}`,
    email: `${state}@example.com`,
    name: index === personStates.length - 1 ? null : nameOf(state),
    groups: [],
    manager: null,
    state,
    has_seat,
    invited_at: '2026-12-01T14:00:00Z',
    invitation_ends_at: '2026-12-31T14:00:00Z',
    accepted_at: state === 'accepted' ? '2026-12-03T09:00:00Z' : null,
    joined_by_link: state === 'accepted',
    removed_at: state === 'removed' ? '2026-12-05T09:00:00Z' : null,
    removed_because: state === 'removed' ? 'left' : null,
  };
});

const domain: CompanyDomain = {
  domain: 'example.com',
  state: 'pending',
  added_at: '2026-12-01T14:00:00Z',
  record: {
    name: '_redwhiteandcode-challenge.example.com',
    value: 'redwhiteandcode-verification=sample',
  },
  problem: null,
  checked_at: null,
  proven_at: null,
  proven_by: null,
  missing_since: null,
  approval: 'none',
  join_link: null,
};

/** A domain in each state, and one whose record is missing. */
export const domains = {
  pending: domain,
  failed: {
    ...domain,
    state: 'failed',
    problem: 'wrong',
    checked_at: '2026-12-02T14:00:00Z',
    approval: 'denied',
  },
  proven: {
    ...domain,
    state: 'proven',
    proven_at: '2026-12-02T14:00:00Z',
    proven_by: 'dns',
    join_link: {
      made_at: '2026-12-02T15:00:00Z',
      group: null,
      limit: 40,
      last_day: '2026-12-31',
      joins: 12,
    },
  },
  missing: {
    ...domain,
    state: 'proven',
    proven_at: '2026-10-02T14:00:00Z',
    proven_by: 'dns',
    problem: 'missing',
    missing_since: '2026-12-01T14:00:00Z',
  },
  ended: { ...domain, state: 'ended', problem: 'missing', approval: 'asked' },
} satisfies Record<string, CompanyDomain>;

export const roleInvitations: RoleInvitation[] = [
  {
    id: 'sample-invitation-1',
    email: 'new-owner@example.com',
    role: 'owner',
    groups: [],
    state: 'invited',
    invited_at: '2026-12-01T14:00:00Z',
    ends_at: '2026-12-31T14:00:00Z',
  },
  {
    id: 'sample-invitation-2',
    email: 'late-viewer@example.com',
    role: 'viewer',
    groups: [],
    state: 'expired',
    invited_at: '2026-10-01T14:00:00Z',
    ends_at: '2026-10-31T14:00:00Z',
  },
];

/** A list of people with each kind of problem. */
const importedText = `email,name,group,manager,status
ann@example.com,Ann Example,Sales,lead@example.com,active
bo@example.com,Bo Example,Field Sales,,active
member@example.com,Sample Member,Sales,,active
invited@example.com,Sample Invited,,,active
kim@example.org,Kim Example,Sales,,active
ann@example.com,Ann Example,Sales,,active
not an address,Somebody Without An Address,Sales,,active
zoe@example.com,ZoÃ« Example,Sales,Boss,active
last@example.com,Last Example,Sales,,active
left@example.com,Left Example,Sales,,terminated
quote@example.com,"Quote" Example,Sales,,active
`;

const list = readPeopleText(importedText);
export const importedRows: FileRow[] = 'code' in list ? [] : list.rows;

const state: CompanyState = {
  domains: new Set(['example.com']),
  freeSeats: 3,
  known: new Map([
    ['member@example.com', 'already_member'],
    ['invited@example.com', 'already_invited'],
  ]),
};

const previewed: PreviewedRow[] = peopleOutcomes(
  importedRows.filter(({ problem }) => problem === undefined),
  state,
).map((row) => ({
  record: row.record,
  email: row.email,
  name: row.name,
  group: row.group,
  manager: row.manager,
  outcome: row.outcome,
  reason: row.outcome === 'not_an_address' ? row.reason : null,
  first_record: row.outcome === 'twice_in_file' ? row.firstRecord : null,
  warnings: row.warnings,
}));

export const importPreview: ImportPreview = {
  mark: 'sample-mark',
  rows: previewed,
  removed: [],
  new_groups: ['Field Sales'],
  free_seats: 3,
  domains: ['example.com'],
};

export const replacedPeople: ImportPreview['removed'] = people
  .slice(0, 3)
  .map(({ id, email, name, state: is }) => ({ id, email, name, state: is }));

export const importDone: Import = {
  id: 'sample-import',
  state: 'done',
  by: 'Sample Owner',
  created_at: '2026-11-30T14:00:00Z',
  expires_at: '2026-12-07T14:00:00Z',
  rows: 9,
  outcomes: [
    { outcome: 'already_invited', rows: 1 },
    { outcome: 'already_member', rows: 1 },
    { outcome: 'other_domain', rows: 1 },
    { outcome: 'no_seat', rows: 1 },
    { outcome: 'twice_in_file', rows: 1 },
    { outcome: 'not_an_address', rows: 1 },
    { outcome: 'invited', rows: 3 },
  ],
  removed: 1,
  removals: 1,
};

export const importRunning: Import = {
  ...importDone,
  state: 'running',
  rows: 1000,
  outcomes: [
    { outcome: 'new', rows: 640 },
    { outcome: 'invited', rows: 360 },
  ],
  removed: 0,
  removals: 0,
};

export const importedPeople: ImportedPerson[] = [
  ...previewed.map(
    ({ warnings: _, outcome, ...row }): ImportedPerson => ({
      ...row,
      outcome: outcome === 'new' ? 'invited' : outcome,
    }),
  ),
  {
    record: null,
    email: 'left@example.com',
    name: 'Sample Left',
    group: '',
    manager: '',
    outcome: 'removed',
    reason: null,
    first_record: null,
  },
];
