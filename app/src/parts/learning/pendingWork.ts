import type { Work } from '@redwhiteandcode/contract/learning/work.ts';
import { createStoredText } from '../../shell/session/storedText.ts';

/** Work that the server has not confirmed yet, with the version that it is based on and the time of the change. */
export interface PendingWork {
  work: Work;
  base: number;
  changedAt: number;
}

/** The unconfirmed work in the blocks of a lesson, in this browser. */
export interface PendingWorkStore {
  /** Reads the work by block, also what a closed tab has left. */
  read: () => readonly [blockId: string, work: PendingWork][];
  write: (blockId: string, work: PendingWork) => void;
  remove: (blockId: string) => void;
}

function isPendingWork(value: unknown): value is PendingWork {
  const { work, base, changedAt } = (value ?? {}) as Partial<PendingWork>;
  return Array.isArray(work?.ticked) && typeof base === 'number' && typeof changedAt === 'number';
}

/** Stores a user's unconfirmed work in a lesson. Each block has an entry, so that tabs do not overwrite other blocks' work. */
export function createPendingWork(storage: () => Storage, userId: string, lesson: string): PendingWorkStore {
  const prefix = `rwc-work ${userId} ${lesson} `;
  const entry = (blockId: string) => createStoredText(storage, `${prefix}${blockId}`);
  const keysOf = (): string[] => {
    try {
      return Object.keys(storage()).filter((key) => key.startsWith(prefix));
    } catch {
      // The browser forbids its storage.
      return [];
    }
  };
  const parse = (blockId: string): [string, PendingWork][] => {
    try {
      const value: unknown = JSON.parse(entry(blockId).read() ?? 'null');
      return isPendingWork(value) ? [[blockId, value]] : [];
    } catch {
      // The text is not from this app.
      return [];
    }
  };
  return {
    read: () => keysOf().flatMap((key) => parse(key.slice(prefix.length))),
    write: (blockId, work) => entry(blockId).write(JSON.stringify(work)),
    remove: (blockId) => entry(blockId).write(null),
  };
}
