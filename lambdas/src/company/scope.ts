import type { CompanyRoleRow } from '../platform/company-roles.ts';
import type { PersonRow } from '../rows/person/row.ts';

/** Which people of a company somebody with a role in it reaches: all, or those of the groups that they manage. */
export type Scope = 'all' | readonly string[];

/** Returns the scope of a role. */
export const scopeOf = ({ role, groups }: Pick<CompanyRoleRow, 'role' | 'groups'>): Scope =>
  role === 'manager' ? groups : 'all';

/** Whether a person is in a scope. */
export const isInScope = ({ groups }: Pick<PersonRow, 'groups'>, scope: Scope): boolean =>
  scope === 'all' || groups.some((group) => scope.includes(group));
