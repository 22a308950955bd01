import { annualLimit, announcedLimits, latestAnnualLimit, limitText } from './annual-limit.ts';

const next = annualLimit(latestAnnualLimit.year + 1);

/** The yearly limits as table rows: the announced years, then the first year without an announced limit. */
export const limitRows: readonly (readonly [year: string, amount: string])[] = [
  ...announcedLimits.map((row): [string, string] => [String(row.year), limitText(row)]),
  [`${next.year} and later`, `Not yet announced; the last known amount is ${limitText(next)}`],
];
