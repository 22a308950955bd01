import { groupedDigits } from '../text/money.ts';

/** The most educational assistance that may be excluded from an employee's income in a calendar year. */
export interface AnnualLimit {
  /** The requested calendar year. */
  year: number;
  dollars: number;
  /** False if the year's amount has not been announced; `dollars` is then the last announced amount. */
  isAnnounced: boolean;
}

/**
 * Section 127(a)(2) of the Internal Revenue Code, in dollars by calendar year. The law itself states the amount through
 * 2026. For taxable years beginning after 2026 it is adjusted for the cost of living (Pub. L. 119-21, section 70412), so
 * add a row for each later year when the IRS publishes it. The browser, the build and the functions use this table.
 */
const dollarsByYear: readonly (readonly [year: number, dollars: number])[] = [
  [2025, 5250],
  [2026, 5250],
];

/** The limits of the years with a known amount, in order. */
export const announcedLimits: readonly AnnualLimit[] = dollarsByYear.map(([year, dollars]) => ({
  year,
  dollars,
  isAnnounced: true,
}));

/** The limit of the last year with a known amount, for pages that are rendered without a current date. */
export const latestAnnualLimit: AnnualLimit = lastOf(announcedLimits);

/**
 * Returns the limit of a calendar year. For a year before the table it is the first amount, which was already the law.
 * Throws a RangeError unless the year is a whole number.
 */
export function annualLimit(year: number): AnnualLimit {
  if (!Number.isInteger(year)) throw new RangeError(`${year} is not a calendar year.`);
  const [first = latestAnnualLimit] = announcedLimits;
  const { dollars } = announcedLimits.findLast((row) => row.year <= year) ?? first;
  return { year, dollars, isAnnounced: year <= latestAnnualLimit.year };
}

/** Formats a limit: '$5,250'. */
export const limitText = ({ dollars }: AnnualLimit): string => `$${groupedDigits(dollars)}`;

function lastOf(rows: readonly AnnualLimit[]): AnnualLimit {
  const last = rows.at(-1);
  if (!last) throw new Error('The table of annual limits is empty.');
  return last;
}
