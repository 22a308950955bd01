import { groupedDigits } from './grouped-digits.ts';

/** The most that educational assistance may be excluded from one person's income in a calendar year. */
export interface AnnualLimit {
  /** The calendar year asked for. */
  year: number;
  dollars: number;
  /** False for a year whose amount has not been announced: `dollars` is then that of the last year known. */
  isAnnounced: boolean;
}

/**
 * Section 127(a)(2) of the Internal Revenue Code, in dollars by calendar year. The amount stands in the law itself
 * through 2026; for taxable years beginning after 2026 it is raised with the cost of living (Pub. L. 119-21, section
 * 70412), so that each later year gets its row when the IRS publishes it. Browser, build and functions all
 * read it.
 */
const dollarsByYear: readonly (readonly [year: number, dollars: number])[] = [
  [2025, 5250],
  [2026, 5250],
];

/** The years whose amount is known, in their order. */
export const announcedLimits: readonly AnnualLimit[] = dollarsByYear.map(([year, dollars]) => ({
  year,
  dollars,
  isAnnounced: true,
}));

/** The last year whose amount is known: what a page speaks of that knows no clock. */
export const latestAnnualLimit: AnnualLimit = lastOf(announcedLimits);

/** The limit of a calendar year; a year before the table has its first amount, which the law had already. Throws a RangeError for what is no year. */
export function annualLimit(year: number): AnnualLimit {
  if (!Number.isInteger(year)) throw new RangeError(`${year} is no calendar year.`);
  const [first = latestAnnualLimit] = announcedLimits;
  const { dollars } = announcedLimits.findLast((row) => row.year <= year) ?? first;
  return { year, dollars, isAnnounced: year <= latestAnnualLimit.year };
}

/** A limit as a page writes it: '$5,250'. */
export const limitText = ({ dollars }: AnnualLimit): string => `$${groupedDigits(dollars)}`;

function lastOf(rows: readonly AnnualLimit[]): AnnualLimit {
  const last = rows.at(-1);
  if (!last) throw new Error('The table of annual limits is empty.');
  return last;
}
