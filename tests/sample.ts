/** Whether this is the full run (`npm run test:full`), in which every sweep runs whole. */
export const isFullRun: boolean = process.env.TEST_SUITE === 'full';

/**
 * The seed of everything that is drawn at random: samples of sweeps, values of properties. It is the same in each run
 * unless `TEST_SEED` names another one, so luck does not decide whether a change is merged. The full run draws a new one.
 */
export const seed = Number(process.env.TEST_SEED ?? 1);

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
