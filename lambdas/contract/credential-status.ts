/**
 * What a status list says about a credential. By the standard a revocation is final and a suspension is not, so a certificate
 * that an admin revokes, and may reinstate, is suspended; one that was replaced or erased is revoked.
 */
export const statusPurposes = ['suspension', 'revocation'] as const;
export type StatusPurpose = (typeof statusPurposes)[number];
