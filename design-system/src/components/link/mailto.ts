/** Returns the `mailto:` address of a link to an email address, whose `&`, `#`, `?` and `%` are not part of the link's syntax. */
export const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
