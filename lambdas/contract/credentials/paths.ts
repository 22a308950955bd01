/** The path of the issuer's public keys, where `did:web` looks for them. */
export const didPath = '/.well-known/did.json';

/** Returns the path of the page on which anyone can verify a certificate or a learning record by its number. */
export const verifyPath = (number: string): string => `/verify/${encodeURIComponent(number)}`;
