import type { LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';
import { lessonKey } from '../../../parts/learning/lessons.ts';
import type { WriteQueue } from './writeQueue.ts';

/** Pending changes by lesson: whether the lesson is shown as completed. */
export type ShownTicks = ReadonlyMap<string, boolean>;

/** Sends a change to the server and stores the response. */
export type SendTick = (position: LessonPosition, isCompleted: boolean) => Promise<void>;

/** The dependencies of `createTicks`. */
export interface TickEnvironment {
  queue: WriteQueue;
  /** Called whenever the pending changes change. */
  onChange: (shown: ShownTicks) => void;
  /** Called after a change that the server refused was reverted. */
  onFailure: (error: unknown) => void;
}

/**
 * Returns a function that checks or unchecks a lesson. A change is shown immediately, sent in order, and reverted if the
 * server refuses it. After several quick changes of one lesson the screen shows the last one. The function returns whether
 * the change was saved and is still the last one of its lesson.
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

  return async (position: LessonPosition, isCompleted: boolean, send: SendTick): Promise<boolean> => {
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
    const isLast = latest.get(key) === mine;
    if (isLast) {
      latest.delete(key);
      show((ticks) => ticks.delete(key));
    }
    if (failure) onFailure(failure.error);
    return isLast && !failure;
  };
}
