/** What someone may do in the rooms of a company. */
export type CompanyRole = 'owner' | 'manager' | 'viewer';

/** The label of each role. */
export const companyRoleLabels: Record<CompanyRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  viewer: 'Viewer',
};
