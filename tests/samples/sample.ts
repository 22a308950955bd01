/** Whether this is the full run (`npm run test:full`), which runs every sweep completely. */
export const isFullRun: boolean = process.env.TEST_SUITE === 'full';

/**
 * The seed for all random choices: samples of sweeps and values of properties. It is the same in each run
 * unless `TEST_SEED` sets another one, so luck does not decide whether a change is merged. The full run uses a new
 * seed.
 */
export const seed = Number(process.env.TEST_SEED ?? 1);

/**
 * Returns at most `most` of the items, in order. The seed decides which ones. The full run gets
 * all of them.
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

/** Returns a Mulberry32 random number generator. */
function createRandom(start: number): () => number {
  let state = start | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
