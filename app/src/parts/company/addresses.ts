/** The page on which somebody with roles in several companies chooses one. */
export const companiesHref = '/company';

/** Returns the address of a room of a company: '/roles', or '' for the overview. */
export const roomHref = (companyId: string, room = ''): string =>
  `${companiesHref}/${encodeURIComponent(companyId)}${room}`;
