import type { CheckTask } from '@redwhiteandcode/contract/course/blocks.ts';

/** By how much the share of keys at one place may exceed chance. */
const aboveChance = 0.1;

/** Returns the place, from 1, that is right more often than chance allows in questions with one right choice; undefined if none is. */
export function favoredPlace(tasks: readonly CheckTask[]): number | undefined {
  const one = tasks.flatMap((task) => (task.kind === 'one' ? [task.choices] : []));
  const places = Math.max(0, ...one.map((choices) => choices.length));
  for (let place = 0; place < places; place++) {
    const right = one.filter((choices) => choices[place]?.is_right).length;
    const chance = one.reduce((sum, { length }) => sum + (place < length ? 1 / length : 0), 0);
    if (right > Math.ceil(chance + aboveChance * one.length)) return place + 1;
  }
  return undefined;
}
