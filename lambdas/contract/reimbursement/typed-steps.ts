import { type Letter, scale } from '../assessment/scale.ts';
import { typedNumber } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';
import { termLimits, termRules } from './plan-limits.ts';

/** Parses pairs such as 'A 100, B: 75%'; null if one is not a name with a number. */
function pairsOf(typed: string): [name: string, percent: number][] | null {
  const pairs = cleaned(typed)
    .split(/\s*[,;]\s*/)
    .filter(Boolean)
    .map((text) => /^([^\s:]+)(?:\s*:\s*|\s+)(\d+)\s*%?$/.exec(text));
  if (pairs.length === 0 || pairs.includes(null)) return null;
  return pairs.map((pair): [string, number] => [pair?.[1] ?? '', Number(pair?.[2])]);
}

/**
 * Parses what a plan pays for grade point averages, such as '3.5: 100, 2.5: 85', best first; null for any other text.
 */
export function averagesOf(typed: string): { from: number; percent: number }[] | null {
  const steps = pairsOf(typed)?.map(([average, percent]) => ({
    from: Number((typedNumber(average) * 100).toFixed(6)),
    percent,
  }));
  const isValid = steps?.every(
    ({ from, percent }) =>
      termRules.gpa_from(from) === undefined && termRules.gpa_percent(percent) === undefined,
  );
  return steps && isValid && steps.length <= termLimits.averages
    ? steps.toSorted((one, other) => other.from - one.from)
    : null;
}

/** Returns what a plan pays for grade point averages as text, which `averagesOf` parses. */
export const averagesText = (steps: readonly { from: number; percent: number }[]): string =>
  steps.map(({ from, percent }) => `${from / 100}: ${percent}`).join(', ');

const isPlain = (letter: string): boolean => letter.length === 1;

/**
 * Parses what a plan pays by letter, such as 'A 100, B 75, C− 0'; null for any other text. An omitted plus or minus is paid like
 * its letter, and an omitted letter nothing.
 */
export function letterPercentsOf(typed: string): Record<Letter, number> | null {
  const pairs = pairsOf(typed)?.map(([name, percent]) => [
    name.toUpperCase().replace(/[-–]$/, '−'),
    percent,
  ]) as [string, number][] | undefined;
  const isKnown = pairs?.every(
    ([name, percent]) =>
      scale.some(({ letter }) => letter === name) && termRules.gpa_percent(percent) === undefined,
  );
  if (!pairs || !isKnown) return null;
  const paid = new Map(pairs);
  return Object.fromEntries(
    scale.map(({ letter }) => [letter, paid.get(letter) ?? paid.get(letter.charAt(0)) ?? 0]),
  ) as Record<Letter, number>;
}

/** Returns what a plan pays by letter as text, which `letterPercentsOf` parses. */
export const letterPercentsText = (paid: Readonly<Record<Letter, number>>): string =>
  scale
    .filter(({ letter }) => isPlain(letter) || paid[letter] !== paid[letter.charAt(0) as Letter])
    .map(({ letter }) => `${letter} ${paid[letter]}`)
    .join(', ');
