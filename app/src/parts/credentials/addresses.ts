/** The address of the list of a learner's own certificates. */
export const certificatesHref = '/account/certificates';

/** Returns the address of one of a learner's own certificates. */
export const certificateHref = (number: string): string => `${certificatesHref}/${number}`;
