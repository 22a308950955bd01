/**
 * What a company's account must be, and the sentences for what it is not. The API's schemas read it, and a test holds
 * the form's own words to it; it imports nothing, so that the browser loads no schema library.
 */
export const corporateRules = {
  company: { max: 200, missing: 'Enter the company' },
  seats: {
    min: 1,
    max: 100_000,
    invalid: 'Enter a whole number of seats, 1 or more',
    tooMany: 'At most 100,000 seats',
    /** More seats are taken than would be left. */
    taken: (used: number): string => `${used} seats are taken; take some back first`,
    /** Every seat that was bought is taken. */
    full: (bought: number): string => `All ${bought} seats are taken; take one back first`,
  },
  inactive: 'This account is not active: no seats can be given.',
  hasSeat: 'This address has a seat already',
} as const;
