/** The path of the file with the contact for vulnerabilities (RFC 9116). */
export const securityPath = '.well-known/security.txt';

interface SecurityTextOptions {
  siteUrl: string;
  supportEmail: string;
  builtAt: Date;
}

/** The days until the file expires: less than a year, as RFC 9116 recommends. Every deployment renews it. */
const validDays = 364;

/** Returns `security.txt` (RFC 9116). */
export function securityText({ siteUrl, supportEmail, builtAt }: SecurityTextOptions): string {
  const expires = new Date(builtAt.getTime() + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/${securityPath}`,
    `Policy: ${siteUrl}/security#report`,
    '',
  ].join('\n');
}
