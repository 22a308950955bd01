import type { SessionKey } from '../../../shell/api/client.ts';

/** The operations whose data a change of a company's people affects. */
export const peopleKeys: readonly SessionKey[] = [
  'GET /api/company/{companyId}',
  'GET /api/company/{companyId}/people',
  'GET /api/company/{companyId}/people/{personId}',
];
