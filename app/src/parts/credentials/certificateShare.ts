import { yearAndMonthOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';

/** Returns the absolute URL of a certificate's public page. */
export const verifyUrlOf = (number: string): string => `${location.origin}${verifyPath(number)}`;

/** Returns the URL of LinkedIn's page for sharing a certificate. */
export const certificateShareHref = (number: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(verifyUrlOf(number))}`;

/** Returns the year and the month on a certificate as LinkedIn's parameters. */
const monthOf = (
  prefix: 'issue' | 'expiration',
  name: 'issued' | 'expires',
  time: string | null,
): Record<string, string> => {
  if (time === null) return {};
  const { year, month } = yearAndMonthOf(name, time);
  return { [`${prefix}Year`]: String(year), [`${prefix}Month`]: String(month) };
};

/**
 * Returns the URL of LinkedIn's page that adds a certificate to the visitor's profile, filled in.
 * https://addtoprofile.linkedin.com/
 */
export function addToProfileHref(certificate: Certificate, issuer: string): string {
  const { certificate_number: number, course_title: name, issued_at, expires_at } = certificate;
  const parameters = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: issuer,
    ...monthOf('issue', 'issued', issued_at),
    ...monthOf('expiration', 'expires', expires_at),
    certUrl: verifyUrlOf(number),
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${parameters}`;
}
