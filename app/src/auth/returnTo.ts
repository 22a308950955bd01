// oxlint-disable-next-line no-control-regex -- browsers drop control characters from addresses, so '/\t/host' is '//host'
const ownPath = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/** Where sign-in leads: a path of this site, else the home page. Never back to the account page itself. */
export function returnPath(returnTo: string | null): string {
  if (returnTo === null || !ownPath.test(returnTo) || /^\/auth(?:[/?#]|$)/.test(returnTo)) return '/';
  return returnTo;
}

/** The account page's address that brings a visitor back to a path. */
export const signInHref = (path: string): string => `/auth?returnTo=${encodeURIComponent(path)}`;
