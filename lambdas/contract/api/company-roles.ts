/** What someone may do in the rooms of a company: everything, the work with their groups' people, or reading. It is no role of the platform. */
export const companyRoles = ['owner', 'manager', 'viewer'] as const;
export type CompanyRoleName = (typeof companyRoles)[number];

/** The most characters of a company's id. */
export const companyIdLength = 100;
