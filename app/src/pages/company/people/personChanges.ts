import { groupKeys } from '../../../parts/company/changedKeys.ts';
import type { SessionKey } from '../../../shell/api/client.ts';

/** The operations whose data a change of a company's people affects. */
export const peopleKeys: readonly SessionKey[] = ['GET /api/company/{companyId}', ...groupKeys];
