/** The control characters that a message must not have. */
const control = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** Returns the message that an address fills in, without control characters and at most 1,000 characters long. */
export const messageOf = (query: URLSearchParams): string =>
  (query.get('message') ?? '').replace(control, '').slice(0, 1000);
