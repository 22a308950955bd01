/** A measured time and the time of a reference in the same run. */
export interface Row {
  name: string;
  /** The median, in milliseconds. */
  value: number;
  /** The name of the reference. */
  against: string;
  /** The median of the reference, in milliseconds. */
  reference: number;
  /** The highest acceptable ratio of the two. */
  goal?: number;
}

/** The results of a benchmark. The details are Markdown that follows the table. */
export interface Findings {
  rows: Row[];
  details?: string;
}

/**
 * How far a ratio may exceed its goal before the run fails. On a machine with ten times more work than cores, runs of
 * one build gave ratios up to 20 percent apart, and 0.3 to 1 for the slowest letter, which still stays below its goal.
 * A ratio 50 percent above its goal is slower, not unlucky.
 */
const margin = 1.5;

/** Returns the ratio of the value to the reference. */
const ratioOf = ({ value, reference }: Row): number => value / reference;

/** Whether the ratio exceeds its goal by more than noise explains. */
export const isFailed = (row: Row): boolean => row.goal !== undefined && !(ratioOf(row) <= row.goal * margin);

function verdictOf(row: Row): string {
  if (row.goal === undefined) return '';
  if (ratioOf(row) <= row.goal) return 'met';
  return isFailed(row) ? 'failed' : 'missed';
}

const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;

/** Formats cells as a Markdown table. The first row is the header. */
export const markdownTable = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Formats the rows as a Markdown table. */
export const tableOf = (rows: readonly Row[]): string =>
  markdownTable([
    ['what', 'time', 'reference', 'its time', 'ratio', 'goal', 'verdict'],
    ...rows.map((row) => [
      row.name,
      milliseconds(row.value),
      row.against,
      milliseconds(row.reference),
      ratioOf(row).toFixed(2),
      row.goal === undefined ? 'no goal' : String(row.goal),
      verdictOf(row),
    ]),
  ]);

/** Returns the median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
}

/**
 * Measures all sides in turn (A B A B …), so a machine that slows down affects each equally. Returns the median
 * of each side.
 */
export async function mediansOf<Side extends string>(
  rounds: number,
  sides: Readonly<Record<Side, () => Promise<number>>>,
): Promise<Record<Side, number>> {
  const measured = (Object.keys(sides) as Side[]).map((side) => ({ side, times: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { side, times } of measured) times.push(await sides[side]());
  }
  return Object.fromEntries(measured.map(({ side, times }) => [side, median(times)])) as Record<Side, number>;
}

/** Returns how long an operation takes, in milliseconds. */
export async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
