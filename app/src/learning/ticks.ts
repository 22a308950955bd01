import type { LessonPosition } from '@redwhiteandcode/lambdas/contract/learning.ts';
import { lessonKey } from '../pages/player/lessons.ts';
import type { WriteQueue } from './writeQueue.ts';

/** Marks that are shown before the server has answered: by lesson, whether it is completed. */
export type ShownTicks = ReadonlyMap<string, boolean>;

/** Tells the server of a mark, and keeps what it answers. */
export type SendTick = (position: LessonPosition, isCompleted: boolean) => Promise<void>;

/** What ticking needs of the world. */
export interface TickEnvironment {
  queue: WriteQueue;
  /** Called whenever the shown marks change. */
  onChange: (shown: ShownTicks) => void;
  /** Called when the server refuses; the mark is taken back by then. */
  onFailure: (error: unknown) => void;
}

/**
 * Answers a function that marks a lesson or takes its mark back: shown at once, sent in order, and rolled back when the
 * server refuses. Of several quick changes of one lesson the last one stays on screen.
 */
export function createTicks({ queue, onChange, onFailure }: TickEnvironment) {
  let shown: ShownTicks = new Map();
  const latest = new Map<string, symbol>();

  const show = (change: (ticks: Map<string, boolean>) => void) => {
    const next = new Map(shown);
    change(next);
    shown = next;
    onChange(next);
  };

  return async (position: LessonPosition, isCompleted: boolean, send: SendTick): Promise<void> => {
    const key = lessonKey(position);
    const mine = Symbol(key);
    latest.set(key, mine);
    show((ticks) => ticks.set(key, isCompleted));
    let failure: { error: unknown } | undefined;
    try {
      await queue.add(() => send(position, isCompleted));
    } catch (error) {
      failure = { error };
    }
    if (latest.get(key) === mine) {
      latest.delete(key);
      show((ticks) => ticks.delete(key));
    }
    if (failure) onFailure(failure.error);
  };
}
