/** How long a browser keeps the cookie, in seconds: a year. */
const lifetime = 365 * 86_400;

const isHttps = (siteUrl: string): boolean => siteUrl.startsWith('https:');

/** With this prefix, browsers accept the cookie only from its own host over HTTPS (RFC 6265bis, 4.1.3.2). */
const nameFor = (siteUrl: string): string => (isHttps(siteUrl) ? '__Host-device' : 'device');

/**
 * Returns the `Set-Cookie` that recognizes a browser. It is not a credential: it only raises limits and avoids emails.
 */
export const deviceCookie = (device: string, siteUrl: string): string =>
  `${nameFor(siteUrl)}=${device}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${isHttps(siteUrl) ? '; Secure' : ''}`;

/** Returns the device in a request's cookies; undefined if there is none. */
export const readDevice = (cookies: readonly string[], siteUrl: string): string | undefined =>
  cookies
    .map((cookie) => new RegExp(`^${nameFor(siteUrl)}=([\\w-]{22})$`).exec(cookie)?.[1])
    .find((device) => device !== undefined);
