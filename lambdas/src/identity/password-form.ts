/**
 * Returns a password in one form, whatever keyboard typed it: composed characters, and ASCII spaces for all others (RFC 8265,
 * OpaqueString). Case, width and compatibility characters stay.
 */
export const passwordForm = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');
