import { randomBytes } from 'node:crypto';

/** Crockford's base 32: 32 characters that are not easily confused. */
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns random digits of Crockford's base 32 from a secure source, with 5 bits each. */
export const crockfordDigits = (length: number): string =>
  Array.from(randomBytes(length), (byte) => crockford[byte % crockford.length]).join('');
