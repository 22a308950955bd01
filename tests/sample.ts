/** Whether this is the full run (`npm run test:full`), in which every sweep runs whole. */
export const isFullRun: boolean = process.env.TEST_SUITE === 'full';

/** The seed of all samples. Set `TEST_SEED` to the seed of a failed run to repeat it. */
export const seed: number = Number(process.env.TEST_SEED ?? chooseSeed());

/**
 * Returns at most so many of the items, in their order: the same ones for the same seed, other ones for another, and
 * all of them in the full run.
 */
export function sample<T>(items: readonly T[], most: number): T[] {
  if (isFullRun || items.length <= most) return [...items];
  const next = createRandom(seed);
  return items
    .map((item, at) => ({ item, at, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** The processes of the test runner inherit the variable and so draw the same samples; only the first prints it. */
function chooseSeed(): string {
  process.env.TEST_SEED = String(Math.floor(Math.random() * 2 ** 31));
  if (!isFullRun) console.info(`Samples are drawn with TEST_SEED=${process.env.TEST_SEED}`);
  return process.env.TEST_SEED;
}

/** Mulberry32. */
function createRandom(start: number): () => number {
  let state = start | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
