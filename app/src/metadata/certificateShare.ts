import { verifyPath } from '@redwhiteandcode/lambdas/contract/credential-paths.ts';
import type { Certificate } from '@redwhiteandcode/lambdas/contract/credentials.ts';

/** Returns the absolute URL of a certificate's public page. */
export const verifyUrlOf = (number: string): string => `${location.origin}${verifyPath(number)}`;

/** Returns the URL of LinkedIn's page for sharing a certificate. */
export const certificateShareHref = (number: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(verifyUrlOf(number))}`;

/** Returns the year and the month of a time as LinkedIn's parameters. */
const monthOf = (prefix: 'issue' | 'expiration', time: string | null): Record<string, string> => {
  if (time === null) return {};
  const date = new Date(time);
  return {
    [`${prefix}Year`]: String(date.getUTCFullYear()),
    [`${prefix}Month`]: String(date.getUTCMonth() + 1),
  };
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
    ...monthOf('issue', issued_at),
    ...monthOf('expiration', expires_at),
    certUrl: verifyUrlOf(number),
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${parameters}`;
}
