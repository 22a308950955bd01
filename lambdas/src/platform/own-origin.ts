/** Returns whether a request comes from a page of the site, or of the host that it calls, if that counts too. */
export function isOwnOrigin(origin: string | undefined, siteUrl: string, host?: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.origin === new URL(siteUrl).origin || (host !== undefined && page.host === host);
}
