import type { SavedWork, Work, WorkChange } from '@redwhiteandcode/contract/learning/work.ts';
import type { PendingWork, PendingWorkStore } from './pendingWork.ts';

/** How a block's work is saved: `saving` from the first key until the server has confirmed it. */
export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

/** The work in a block as the page shows it. */
export interface ShownWork {
  work: Work | undefined;
  saving: Saving;
  /** The number of earlier versions that another tab or device replaced. */
  earlier: number;
  /** Why the work could not be saved. */
  error?: string | undefined;
}

/** The dependencies of a work store. */
export interface WorkEnvironment {
  /** Sends a change. Returns the work that the server keeps; throws if it is not saved. */
  save: (blockId: string, change: WorkChange) => Promise<SavedWork>;
  pending: PendingWorkStore;
  /** Identifies this tab. */
  tab: string;
  messageOf: (error: unknown) => string;
  /** Whether a later try may succeed without the learner's help. */
  isTemporary: (error: unknown) => boolean;
  now: () => number;
  /** Calls back after some milliseconds. Returns a function that cancels it. */
  schedule: (callback: () => void, milliseconds: number) => () => void;
}

/** The work in the blocks of a lesson, saved as the learner changes it. */
export interface WorkStore {
  /** Returns the work by block; the same map until something changes. */
  read: () => ReadonlyMap<string, ShownWork>;
  subscribe: (listener: () => void) => () => void;
  change: (blockId: string, work: Work) => void;
  /** Takes over what the server has, except where this tab has changes that are not saved yet. */
  load: (saved: readonly SavedWork[]) => void;
  retry: (blockId: string) => void;
  /** Sends all unsaved changes immediately, because the learner leaves the page. */
  flush: () => void;
  /** Sends all unsaved changes. Resolves when all are saved; rejects with an Error if one cannot be. */
  saveAll: () => Promise<void>;
}

/** The pause after the last key before work is sent, in milliseconds. */
const pause = 500;
/** How long continuous typing can delay a save, in milliseconds. */
const longest = 5000;
/** The waits before further tries, in milliseconds; the last one repeats. */
const waits = [1000, 2000, 5000, 10_000, 30_000];

interface Entry {
  shown: ShownWork;
  /** The newest version whose work this tab has shown, 0 without one. */
  base: number;
  /** The number of this tab's newest change. */
  change: number;
  changedAt: number;
  /** The time of the first change that is not sent. */
  waitingSince: number | undefined;
  cancel: (() => void) | undefined;
  isSending: boolean;
  tries: number;
}

const untouched: ShownWork = { work: undefined, saving: 'idle', earlier: 0 };

/** Returns the work of a saved row. */
const workOf = ({ answer, is_checked, ticked }: SavedWork): Work => ({ answer, is_checked, ticked });

const isEqual = (one: Work, other: Work): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Creates the store of a lesson. Changes of a block are sent one after the other, half a second after the last key. Work
 * that is not confirmed yet is also stored in the browser, and sent when the lesson is opened again.
 */
export function createWorkStore(environment: WorkEnvironment): WorkStore {
  const { save, pending, tab, messageOf, isTemporary, now, schedule } = environment;
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let shownWork: ReadonlyMap<string, ShownWork> = new Map();

  const entryOf = (blockId: string): Entry => {
    const known = entries.get(blockId);
    if (known) return known;
    const entry: Entry = {
      shown: untouched,
      base: 0,
      change: 0,
      changedAt: 0,
      waitingSince: undefined,
      cancel: undefined,
      isSending: false,
      tries: 0,
    };
    entries.set(blockId, entry);
    return entry;
  };
  const show = (entry: Entry, values: Partial<ShownWork>) => {
    entry.shown = { ...entry.shown, error: undefined, ...values };
    shownWork = new Map([...entries].map(([blockId, { shown }]) => [blockId, shown]));
    for (const listener of listeners) listener();
  };
  const wait = (blockId: string, entry: Entry, milliseconds: number) => {
    entry.cancel?.();
    entry.cancel = schedule(() => void send(blockId, entry), milliseconds);
  };

  /** Whether this tab has a change that the server has not confirmed. */
  const isUnsaved = ({ shown }: Entry): boolean => shown.saving === 'saving' || shown.saving === 'failed';

  async function send(blockId: string, entry: Entry): Promise<void> {
    entry.cancel?.();
    entry.cancel = undefined;
    const { work } = entry.shown;
    if (entry.isSending || work === undefined || !isUnsaved(entry)) return;
    entry.isSending = true;
    entry.waitingSince = undefined;
    const { change, base } = entry;
    const age_ms = Math.max(0, Math.round(now() - entry.changedAt));
    try {
      const saved = await save(blockId, { ...work, base_version: base, tab, change, age_ms });
      entry.isSending = false;
      entry.tries = 0;
      confirm(blockId, entry, { saved, sent: work, isNewest: change === entry.change });
    } catch (error) {
      entry.isSending = false;
      if (change !== entry.change && entry.cancel) return;
      show(entry, { saving: 'failed', error: messageOf(error) });
      if (isTemporary(error)) wait(blockId, entry, waits[Math.min(entry.tries++, waits.length - 1)] ?? pause);
    }
  }

  function confirm(
    blockId: string,
    entry: Entry,
    { saved, sent, isNewest }: { saved: SavedWork; sent: Work; isNewest: boolean },
  ): void {
    const kept = workOf(saved);
    // What this tab has not shown stays the base of its next change, so that the server keeps it as an earlier version.
    if (isNewest || isEqual(kept, sent)) entry.base = saved.version;
    if (!isNewest) {
      if (!entry.cancel) wait(blockId, entry, 0);
      show(entry, { earlier: saved.earlier });
      return;
    }
    pending.remove(blockId);
    show(entry, { work: kept, saving: 'saved', earlier: saved.earlier });
  }

  const change: WorkStore['change'] = (blockId, work) => {
    const entry = entryOf(blockId);
    entry.change++;
    entry.changedAt = now();
    entry.waitingSince ??= entry.changedAt;
    pending.write(blockId, { work, base: entry.base, changedAt: entry.changedAt });
    show(entry, { work, saving: 'saving' });
    wait(blockId, entry, Math.max(0, Math.min(pause, entry.waitingSince + longest - now())));
  };

  const restore = ([blockId, { work, base, changedAt }]: [string, PendingWork]) => {
    const entry = entryOf(blockId);
    Object.assign(entry, { base, change: 1, changedAt });
    show(entry, { work, saving: 'saving' });
    wait(blockId, entry, 0);
  };
  for (const found of pending.read()) restore(found);

  const retry = (blockId: string) => {
    const entry = entryOf(blockId);
    show(entry, { saving: 'saving' });
    void send(blockId, entry);
  };
  const flush = () => {
    for (const [blockId, entry] of entries) if (isUnsaved(entry)) void send(blockId, entry);
  };

  return {
    read: () => shownWork,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    load(saved) {
      for (const row of saved) {
        const entry = entryOf(row.block_id);
        if (isUnsaved(entry) || row.version <= entry.base) continue;
        entry.base = row.version;
        show(entry, { work: workOf(row), saving: 'saved', earlier: row.earlier });
      }
    },
    retry,
    flush,
    saveAll: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const all = [...entries.values()];
          const isDone = !all.some(({ shown }) => shown.saving === 'saving');
          if (!isDone) return;
          listeners.delete(look);
          const failed = all.find(({ shown }) => shown.saving === 'failed');
          if (failed) reject(new Error(failed.shown.error));
          else resolve();
        };
        for (const [blockId, { shown }] of entries) if (shown.saving === 'failed') retry(blockId);
        flush();
        listeners.add(look);
        look();
      }),
  };
}
