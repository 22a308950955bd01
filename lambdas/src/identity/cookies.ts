/** A cookie of the API: its name, and how long a browser keeps it, in seconds. */
interface Cookie {
  name: string;
  lifetime: number;
}

const year = 365 * 86_400;

/** Recognizes a browser. It is not a credential: it only raises limits and avoids emails. */
const device: Cookie = { name: 'device', lifetime: year };

/** The part of a session that scripts cannot read. The server ends the session; the cookie then has no use. */
const session: Cookie = { name: 'session', lifetime: year };

/**
 * Returns the name of a cookie. With the prefix, browsers accept it only from its own host over HTTPS (RFC 6265bis,
 * 4.1.3.2). Browsers share cookies between the ports of a host, so a site on a laptop has its port in the name.
 */
function nameFor({ name }: Cookie, siteUrl: string): string {
  const { protocol, port } = new URL(siteUrl);
  if (protocol === 'https:') return `__Host-${name}`;
  return name === session.name && port ? `${name}-${port}` : name;
}

function write(cookie: Cookie, value: string, siteUrl: string): string {
  const attributes = `Path=/; Max-Age=${cookie.lifetime}; HttpOnly; SameSite=Strict`;
  const isHttps = siteUrl.startsWith('https:');
  return `${nameFor(cookie, siteUrl)}=${value}; ${attributes}${isHttps ? '; Secure' : ''}`;
}

function read(cookie: Cookie, cookies: readonly string[], siteUrl: string): string | undefined {
  const pattern = new RegExp(`^${nameFor(cookie, siteUrl)}=([\\w-]{22})$`);
  return cookies.map((text) => pattern.exec(text)?.[1]).find((value) => value !== undefined);
}

/** Returns the `Set-Cookie` that recognizes a browser. */
export const deviceCookie = (value: string, siteUrl: string): string => write(device, value, siteUrl);

/** Returns the device in a request's cookies; undefined if there is none. */
export const readDevice = (cookies: readonly string[], siteUrl: string): string | undefined =>
  read(device, cookies, siteUrl);

/** Returns the `Set-Cookie` without which a browser's refresh token does not work. */
export const sessionCookie = (value: string, siteUrl: string): string => write(session, value, siteUrl);

/** Returns the session's secret in a request's cookies; undefined if there is none. */
export const readSessionSecret = (cookies: readonly string[], siteUrl: string): string | undefined =>
  read(session, cookies, siteUrl);
