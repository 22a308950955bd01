/** Returns a time, by default the current one, as ISO 8601 in UTC with milliseconds. */
export const timestamp = (at: number = Date.now()): string => new Date(at).toISOString();

/** Returns a time in whole seconds since 1970, the unit of tokens and of DynamoDB's time to live. */
export const epochSeconds = (at: number = Date.now()): number => Math.floor(at / 1000);
