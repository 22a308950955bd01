import { isDeepStrictEqual } from 'node:util';
import type { Work, WorkChange } from '@redwhiteandcode/contract/learning/work.ts';
import { answerLimits } from '@redwhiteandcode/contract/learning/answer-limits.ts';
import type { ReplacedWork, StoredWork } from './row.ts';

/** What a change does: the work to store, if it changes, and the version that it replaces or that loses against it. */
export interface Settlement {
  kept: StoredWork;
  earlier?: ReplacedWork;
}

/** How many tabs a row remembers, so that a change which arrives twice or late from one of them is recognized. */
const rememberedTabs = 5;

function withChange({ changes }: Pick<StoredWork, 'changes'>, { tab, change }: WorkChange) {
  const others = Object.entries(changes).filter(([name]) => name !== tab);
  return Object.fromEntries([...others.slice(1 - rememberedTabs), [tab, change]]);
}

/** Returns the work in a change, without what describes the change. */
export const workIn = ({ answer, is_checked, ticked }: Work): Work => ({ answer, is_checked, ticked });

/**
 * Decides what a change of a learner's work does to the stored version. It returns undefined if the row stays as it is,
 * because the change has arrived before or a newer one of its tab has. A change on the stored version replaces it. Of two
 * changes on the same version from different tabs, the later one is kept, and the other becomes an earlier version.
 */
export function settle(
  stored: StoredWork | undefined,
  change: WorkChange,
  changed_at: string,
): Settlement | undefined {
  const work = workIn(change);
  const { tab } = change;
  if (!stored) {
    return { kept: { work, version: 1, tab, changes: { [tab]: change.change }, changed_at, replaced: 0 } };
  }
  if ((stored.changes[tab] ?? 0) >= change.change) return undefined;
  const kept = { ...stored, version: stored.version + 1, changes: withChange(stored, change) };
  const next = { ...kept, work, tab, changed_at };
  const isSame = isDeepStrictEqual(work, stored.work);
  if (change.base_version === stored.version || tab === stored.tab || isSame) return { kept: next };
  const replaced = stored.replaced + 1;
  return changed_at >= stored.changed_at
    ? { kept: { ...next, replaced }, earlier: { work: stored.work, changed_at: stored.changed_at } }
    : { kept: { ...kept, replaced }, earlier: { work, changed_at } };
}

/**
 * Returns the earlier versions with the one of a settlement, newest first. The same work is kept once: a late request of a
 * closed tab can make an earlier version the current one again.
 */
export function withEarlier(
  versions: readonly ReplacedWork[],
  { kept, earlier }: Settlement,
): ReplacedWork[] {
  if (!earlier) return [...versions];
  const others = versions.filter(
    ({ work }) => !isDeepStrictEqual(work, earlier.work) && !isDeepStrictEqual(work, kept.work),
  );
  return [earlier, ...others].slice(0, answerLimits.earlier);
}
