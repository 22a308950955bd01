/** The page on which somebody with roles in several companies chooses one. */
export const companiesHref = '/company';

/** The page about what companies see of the user. */
export const membershipsHref = '/account/memberships';

/** Returns the address of a room of a company: '/roles', or '' for the overview. */
export const roomHref = (companyId: string, room = ''): string =>
  `${companiesHref}/${encodeURIComponent(companyId)}${room}`;

/** Returns the address of a company's orders, or of one of them. */
export const orderHref = (companyId: string, orderId = ''): string =>
  roomHref(companyId, `/orders${orderId && `/${orderId}`}`);

/** The page on which a company buys its first seats. */
export const buyHref = '/corporate/buy';

/** Returns the address of a company's people, or of one of them. */
export const peopleHref = (companyId: string, personId?: string): string =>
  roomHref(companyId, personId === undefined ? '/people' : `/people/${encodeURIComponent(personId)}`);

/** Returns the address of the page that imports a list of people, or of one of its imports. */
export const importHref = (companyId: string, importId?: string): string =>
  roomHref(
    companyId,
    `/people/import${importId === undefined ? '' : `?import=${encodeURIComponent(importId)}`}`,
  );

/** Returns the address of a company's groups, or of one of them. */
export const groupsHref = (companyId: string, groupId?: string): string =>
  roomHref(companyId, groupId === undefined ? '/groups' : `/groups/${encodeURIComponent(groupId)}`);

/** Returns the address of a company's assignments, or of one of them. */
export const assignmentsHref = (companyId: string, assignmentId?: string): string =>
  roomHref(
    companyId,
    assignmentId === undefined ? '/assignments' : `/assignments/${encodeURIComponent(assignmentId)}`,
  );

/** Returns the address of a company's paths, or of one of them. */
export const pathsHref = (companyId: string, pathId?: string): string =>
  roomHref(companyId, pathId === undefined ? '/paths' : `/paths/${encodeURIComponent(pathId)}`);
