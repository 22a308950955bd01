// oxlint-disable-next-line no-control-regex -- browsers drop control characters from addresses, so '/\t/host' is '//host'
const ownPath = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/** Returns the path to open after sign-in: the given one if it is on this site and not `/auth`, otherwise the home page. */
export function returnPath(returnTo: string | null): string {
  if (returnTo === null || !ownPath.test(returnTo) || /^\/auth(?:[/?#]|$)/.test(returnTo)) return '/';
  return returnTo;
}

/** Returns the URL of the sign-in page that leads back to this path. */
export const signInHref = (path: string): string => `/auth?returnTo=${encodeURIComponent(path)}`;

/** Whether a path is the page of a course. */
export const isCoursePath = (path: string): boolean => /^\/course\/[^/?#]+$/.test(path);

/** Whether a path is the page of a company's invitation. */
export const isInvitationPath = (path: string): boolean => /^\/company-invitation\/[^/]+$/.test(path);
