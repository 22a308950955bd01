/** Years of age from which one may have an account. */
export const minimumAge = 18;

/** Days between the announcement of a new price and the day from which it holds. */
export const priceNoticeDays = 30;
