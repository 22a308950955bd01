/** The most characters of a search for courses. */
export const courseSearchLength = 100;
