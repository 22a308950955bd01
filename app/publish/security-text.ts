import { utcDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
/** The path of the file with the contact for vulnerabilities (RFC 9116). */
export const securityPath = '.well-known/security.txt';

interface SecurityTextOptions {
  siteUrl: string;
  supportEmail: string;
  builtAt: Date;
}

/** The days until the file expires: less than a year, as RFC 9116 recommends. A deployment on a later day renews it. */
const validDays = 364;

/** Returns `security.txt` (RFC 9116). */
export function securityText({ siteUrl, supportEmail, builtAt }: SecurityTextOptions): string {
  const expires = new Date(builtAt.getTime() + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${supportEmail}`,
    // The start of the day, so that two builds on one day are the same.
    `Expires: ${utcDay(expires.getTime())}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/${securityPath}`,
    `Policy: ${siteUrl}/security#report`,
    '',
  ].join('\n');
}
