import {
  annualLimit,
  announcedLimits,
  latestAnnualLimit,
  limitText,
} from '@redwhiteandcode/lambdas/contract/annual-limit.ts';

const next = annualLimit(latestAnnualLimit.year + 1);

/** The yearly limits as rows of a table: the known years, and the first that is not. */
export const limitRows: readonly (readonly [year: string, amount: string])[] = [
  ...announcedLimits.map((row): [string, string] => [String(row.year), limitText(row)]),
  [`${next.year} and later`, `Not yet announced; the last known amount is ${limitText(next)}`],
];
