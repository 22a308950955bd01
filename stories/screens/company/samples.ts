import type { Company, CompanyMember } from '@redwhiteandcode/contract/company/operations.ts';

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
