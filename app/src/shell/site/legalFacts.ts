/** The year in which the company was founded. */
export const founded = 2025;

/** The minimum age for an account, in years. */
export const minimumAge = 18;

/** The number of days between the announcement of a new price and its effective date. */
export const priceNoticeDays = 30;
