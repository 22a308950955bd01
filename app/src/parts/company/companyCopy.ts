/** The copy that all pages of a company's rooms share. */
export const companyCopy = {
  area: 'Company',
  record: {
    title: 'Company',
    failure: 'Failed to load the company',
    missing: 'Company not found',
    missingDescription: 'You have no role in this company, or there is no such company.',
    back: 'See your companies',
  },
  closed: {
    title: 'Your role does not include this page',
    description: (roles: string, company: string) =>
      `It is for ${roles}. Ask an owner of ${company} to change your role.`,
    back: 'Back to the overview',
  },
} as const;
