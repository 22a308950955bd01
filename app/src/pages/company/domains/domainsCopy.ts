/** The copy of the page with a company's domains. */
export const domainsCopy = {
  title: 'Domains',
  description: 'The domains that belong to a company, and its join links.',
  subtitle:
    'Prove that a domain belongs to your company. Then your people can join with a link, and lists with addresses at the domain need no question.',
  add: 'Add a domain',
  none: 'There is no domain yet.',
  loading: 'Loading the domains',
  failure: 'Failed to load the domains',
  added: 'Domain added. Now prove it.',
  removed: 'Domain removed',
  asked: 'We got your request and email our decision',
  checked: 'Checked',
  found: 'The domain is proven.',
  notFound: 'The record was not found. The page says what to do.',
  made: 'Join link made. Copy it now.',
  revoked: 'Join link revoked',
} as const;
