import { useChange } from '../useChange.ts';

/** Makes a change of roles, and asks again for everything that shows it. */
export const useRoleChange = () =>
  useChange([
    'GET /api/admin/roles',
    'GET /api/admin/users/{userId}',
    'GET /api/admin/analytics',
    'GET /api/admin/audit-log',
  ]);
