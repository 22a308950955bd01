import type { SessionKey } from '../../shell/api/client.ts';

/** The operations whose data a change of a company's assignments affects. */
export const assignmentKeys: readonly SessionKey[] = [
  'GET /api/company/{companyId}/assignments',
  'GET /api/company/{companyId}/assignments/{assignmentId}',
  'GET /api/company/{companyId}/assignments/{assignmentId}/people',
  'GET /api/company/{companyId}/people/{personId}/assignments',
  'GET /api/company/{companyId}/groups',
  'GET /api/company/{companyId}/groups/{groupId}',
  'GET /api/company/{companyId}/paths',
  'GET /api/company/{companyId}/paths/{pathId}',
  'GET /api/me/assignments',
];

/** The operations whose data a change of a company's groups, or of the people in them, affects. */
export const groupKeys: readonly SessionKey[] = [
  ...assignmentKeys,
  'GET /api/company/{companyId}/groups/{groupId}/people',
  'GET /api/company/{companyId}/people',
  'GET /api/company/{companyId}/people/{personId}',
];
