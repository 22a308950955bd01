/** The present moment, as ISO 8601 in UTC with milliseconds. */
export const timestamp = (at: number = Date.now()): string => new Date(at).toISOString();

/** Whole seconds since 1970, as tokens and DynamoDB's time to live count them. */
export const epochSeconds = (at: number = Date.now()): number => Math.floor(at / 1000);
