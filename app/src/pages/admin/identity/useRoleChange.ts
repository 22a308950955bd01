import { useChange } from '../../../parts/admin/useChange.ts';

/** Returns a function that changes roles and refetches everything that shows them. */
export const useRoleChange = () =>
  useChange([
    'GET /api/admin/roles',
    'GET /api/admin/users/{userId}',
    'GET /api/admin/analytics',
    'GET /api/admin/audit-log',
  ]);
