/** Returns the absolute URL of a certificate's public page. */
export const verifyUrlOf = (number: string): string => `${location.origin}/verify/${number}`;

/** Returns the URL of LinkedIn's page for sharing a certificate. */
export const certificateShareHref = (number: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(verifyUrlOf(number))}`;
