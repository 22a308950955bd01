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
    removed_at: state === 'removed' ? '2026-12-05T09:00:00Z' : null,
    removed_because: state === 'removed' ? 'left' : null,
  };
});

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
